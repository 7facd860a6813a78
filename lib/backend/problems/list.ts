import "server-only";
import type { Problem } from "@/lib/contract/problems";
import { databaseDamage } from "./database-damage";
import { freeSpace, isAlmostFull } from "./free-space";
import { isDiskFull } from "./reserve";
import { type StaleBackup, staleBackup } from "./stale-backup";

/** What the owner has to do something about, the worst first. */
export async function listProblems(): Promise<Problem[]> {
  const free = await freeSpace();
  const damage = databaseDamage();
  const stale = await staleBackup();
  return [
    ...(damage ? [damaged(damage)] : []),
    ...((await isDiskFull()) ? [full] : free !== undefined && isAlmostFull(free) ? [almostFull(free)] : []),
    ...(stale ? [notBackedUp(stale)] : []),
  ];
}

const damaged = (damage: string): Problem => ({
  kind: "database",
  title: "The database is damaged.",
  advice:
    "Enquiries may be missing from the list, and new ones may not be stored. Ask whoever looks after the server to stop " +
    `it and to restore the last backup: npm run restore -- <file> --yes. SQLite says: ${damage}`,
});

const full: Problem = {
  kind: "disk",
  title: "The server's disk is full.",
  advice:
    "New enquiries go into a small reserve. When it is used up, they are refused. Delete media that you no longer need, " +
    "or ask whoever looks after the server to free some space.",
};

const almostFull = (free: number): Problem => ({
  kind: "disk",
  title: `The server's disk is almost full: ${free} MiB are left.`,
  advice:
    "Nothing can be uploaded, so that enquiries can still be stored. Delete media that you no longer need, or get a " +
    "larger disk.",
});

const notBackedUp = ({ hours, failure }: StaleBackup): Problem => ({
  kind: "backup",
  title: `There has been no backup for ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`}.`,
  advice:
    "If the server's disk fails, everything since then is lost. Make one in the console (Backups, in the account menu) " +
    `or on the server: npm run backup.${failure ? ` The last try failed. ${failure}` : ""}`,
});
