import "server-only";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { depositService } from "@/lib/settings/deposit-service";
import { env, misspelled } from "@/lib/settings/env";
import { mailService } from "@/lib/settings/mail-service";
import { backupPlace, lastBackup } from "../backup/kept";
import { database, engine } from "../db/connection";
import { schemaState } from "../db/migrate";
import { filesOfItem } from "../media/ingest";
import { mediaFiles } from "../media/store";
import { explainServer } from "../startup/explain";
import { freeSpace, isAlmostFull } from "./free-space";
import { isLackOfSpace } from "./lack-of-space";
import { hoursWithoutBackup } from "./stale-backup";

/** What an examination found out about one part of the site. */
export interface Finding {
  part: string;
  /** Whether there is nothing to do. */
  fine: boolean;
  /** One sentence, and what to do if it is not fine. */
  words: string;
}

const fine = (part: string, words: string): Finding => ({ part, fine: true, words });
const wrong = (part: string, words: string): Finding => ({ part, fine: false, words });

/** Examines the site on this machine, whether it runs or not. Changes nothing. */
export async function examineSite(): Promise<Finding[]> {
  const settings = misspelled().map((words) => wrong("settings", words));
  const folder = examineFolder();
  const findings = [...(settings.length > 0 ? settings : [fine("settings", "All are understood.")]), folder];
  if (!folder.fine) return findings;
  return [
    ...findings,
    await examineDatabase(),
    await examineSchema(),
    await examineClock(),
    await examineMedia(),
    await examineSpace(),
    examineSecret(),
    await examineBackups(),
    examineServices(),
  ];
}

function examineFolder(): Finding {
  const folder = resolve(env.DATA_DIR);
  if (!env.DATABASE_URL && !existsSync(join(folder, "site.db")))
    return wrong(
      "data",
      `There is no database in ${folder}. Start the site, restore a backup, or set DATA_DIR.`,
    );
  if (!existsSync(folder))
    return wrong("data", `There is no folder ${folder}. Start the site, restore a backup, or set DATA_DIR.`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return wrong("data", `${folder} can't be written. Give the user who runs the site write access.`);
  }
  return fine("data", `${folder} can be written.`);
}

/** What to do about a file of SQLite. */
const RESTORE = "Stop the site and restore the last backup: npm run restore -- <file> --yes.";

async function examineDatabase(): Promise<Finding> {
  try {
    const found = await engine().findDamage(true);
    if (found) return wrong("database", `It is damaged: ${found}. ${RESTORE}`);
    if (!env.DATABASE_URL) return fine("database", "Every row and every index is whole.");
    await sql`select 1 from users limit 1`.execute(database());
    return fine("database", "The server answers.");
  } catch (error) {
    const server = explainServer(error);
    if (server) return wrong("database", server.message);
    if (await isLackOfSpace(error)) return wrong("database", "It can't be opened on a full disk.");
    if (env.DATABASE_URL)
      return wrong("database", `It can't be read: ${messageOf(error)}. Start the site, or restore a backup.`);
    return wrong("database", `It can't be read: ${messageOf(error)}. ${RESTORE}`);
  }
}

async function examineSchema(): Promise<Finding> {
  const state = await schemaState(database()).catch(() => "unknown" as const);
  const words = {
    current: "It is that of this version.",
    behind: "It is that of an older version. The next start changes it, after a backup.",
    newer: "It is that of a newer version. Start that one, or restore a backup from before the upgrade.",
    unknown: "It can't be read.",
  }[state];
  return { part: "schema", fine: state === "current" || state === "behind", words };
}

/** The clock can't be compared with another one here, but messages from the future tell that it went back. */
async function examineClock(): Promise<Finding> {
  const now = new Date().toISOString();
  const { rows } = await sql<{ newest: string | null }>`select max(created_at) as newest from messages`
    .execute(database())
    .catch(() => ({ rows: [] }));
  const newest = rows[0]?.newest ?? "";
  if (newest <= now) return fine("clock", `It says ${now}.`);
  return wrong("clock", `It says ${now}, but a message came at ${newest}. Set the time of this machine.`);
}

async function examineMedia(): Promise<Finding> {
  const items = await database()
    .selectFrom("gallery_items")
    .select(["title", "file", "poster_file", "widths"])
    .execute()
    .catch(() => undefined);
  const sounds = await database()
    .selectFrom("sounds")
    .select(["title", "file"])
    .execute()
    // The table comes with an upgrade, at the next start.
    .catch(() => []);
  if (!items) return wrong("media", "The gallery can't be read, so its files were not checked.");
  const files = await mediaFiles()
    .list()
    .catch((error: unknown) => messageOf(error));
  if (typeof files === "string") return wrong("media", `They can't be listed: ${files}`);
  const there = new Set(files.map(({ name }) => name));
  const incomplete = [
    ...items.filter((item) => filesOfItem(item).some((name) => !there.has(name))),
    ...sounds.filter(({ file }) => !there.has(file)),
  ];
  if (incomplete.length === 0) {
    const all = `${items.length} gallery items and ${sounds.length} recordings`;
    return fine("media", `All files of ${all} are there.`);
  }
  const titles = incomplete.map(({ title }) => `“${title}”`).join(", ");
  return wrong("media", `Files of ${titles} are missing. Restore a backup, or upload them again.`);
}

async function examineSpace(): Promise<Finding> {
  const free = await freeSpace();
  if (free === undefined) return wrong("disk", "The system does not say how much is free.");
  const whose = env.DATABASE_URL
    ? " for media and backups. The disk of the database server is not examined"
    : "";
  if (!isAlmostFull(free)) return fine("disk", `${free} MiB are free${whose}.`);
  return wrong("disk", `Only ${free} MiB are free, so uploads are refused. Free some space (DISK_FLOOR).`);
}

function examineSecret(): Finding {
  if (env.NEXTAUTH_SECRET) return fine("secret", "It is in the settings.");
  const file = join(resolve(env.DATA_DIR), "secret");
  const length = existsSync(file) ? readFileSync(file, "utf8").trim().length : 0;
  if (length >= 32) return fine("secret", "It is in the data folder.");
  if (length === 0) return fine("secret", "The next start makes a new one. Everyone has to sign in again.");
  return wrong("secret", `${file} is damaged. Delete it; everyone will have to sign in again.`);
}

async function examineBackups(): Promise<Finding> {
  try {
    const last = await lastBackup();
    if (!last || (await hoursWithoutBackup(last)) !== undefined)
      return wrong("backups", "There is no recent one. Make one: npm run backup.");
    return fine("backups", `The last one in ${backupPlace()} is of ${last.toISOString()}.`);
  } catch (error) {
    return wrong("backups", `The backups in ${backupPlace()} can't be listed: ${messageOf(error)}`);
  }
}

function examineServices(): Finding {
  const { form, email } = deliveryServices() ?? {};
  const names = [
    mailService() && "mail server",
    form && "form service",
    email && "email service",
    depositService() && "deposits by card",
  ];
  const used = names.filter(Boolean).join(", ");
  return fine("services", used || "None is set up: enquiries are only in the console.");
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
