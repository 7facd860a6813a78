import "server-only";
import type { Problem } from "@/lib/contract/problems";
import { lastFailure } from "../backup/last-failure";
import { codeOf } from "../error-code";
import { storeIsInTrouble } from "../files/s3";
import { mediaFiles } from "../media/store";
import { databaseDamage } from "./database-damage";
import { freeSpace, isAlmostFull } from "./free-space";
import { isDiskFull } from "./reserve";
import { hoursWithoutBackup } from "./stale-backup";

/** What the owner has to do something about, the worst first. */
export async function listProblems(): Promise<Problem[]> {
  const free = await freeSpace();
  const damage = databaseDamage();
  const hours = await hoursWithoutBackup().catch(orUnlisted);
  return [
    ...(damage ? [damaged(damage)] : []),
    ...((await storeIsAway()) ? [withoutMedia] : []),
    ...((await isDiskFull()) ? [full] : free !== undefined && isAlmostFull(free) ? [almostFull(free)] : []),
    ...(hours === "unlisted"
      ? [unlistedBackups]
      : hours === undefined
        ? []
        : [notBackedUp(hours, (await lastFailure())?.reason)]),
  ];
}

const damaged = (damage: string): Problem => ({
  kind: "database",
  title: "The database is damaged.",
  advice:
    "Enquiries may be missing from the list, and new ones may not be stored. Ask whoever looks after the server to stop " +
    `it and to restore the last backup: npm run restore -- <file> --yes. SQLite says: ${damage}`,
});

/** Whether the object store is away. It is only asked after it has failed: then it may be back. */
async function storeIsAway(): Promise<boolean> {
  if (!storeIsInTrouble()) return false;
  // Any name will do: what counts is that there is an answer.
  await mediaFiles()
    .find("any.jpg")
    .catch(() => undefined);
  return storeIsInTrouble();
}

const withoutMedia: Problem = {
  kind: "media",
  title: "The media store can't be reached.",
  advice:
    "Pictures and videos may be missing from the pages, and nothing can be uploaded. Enquiries are not affected. Ask whoever " +
    "looks after the server what its log says.",
};

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

/** @throws every error but that of an object store. */
function orUnlisted(error: unknown): "unlisted" {
  if (codeOf(error) === "STORE_UNAVAILABLE") return "unlisted";
  throw error;
}

const unlistedBackups: Problem = {
  kind: "backup",
  title: "The backups can't be listed.",
  advice:
    "The object store that holds them does not answer, or refuses access. New backups may not be saved there. Ask whoever " +
    "looks after the server what its log says.",
};

const notBackedUp = (hours: number, failure: string | undefined): Problem => ({
  kind: "backup",
  title: `There has been no backup for ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`}.`,
  advice:
    "If the server's disk fails, everything since then is lost. Make one in the console (Backups, in the account menu) " +
    `or on the server: npm run backup.${failure ? ` The last try failed. ${failure}` : ""}`,
});
