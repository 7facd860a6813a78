import "server-only";
import { randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import { env } from "@/lib/settings/env";
import { createFolder } from "../create-folder";
import type { Row } from "../db/engine";
import { isKnownSchema, migrateTo, migrateToLatest } from "../db/migrate";
import { postgresToReplace, type Replaced, sqliteToReplace } from "../db/restore";
import type { Database } from "../db/schema";
import { syncToDisk } from "../files/folder";
import { log } from "../log";
import { workFolderName } from "../media/leftovers";
import { endStaging, isInObjectStore, publish, type StagedFiles, tidy } from "../media/store";
import { BackupError, readArchive } from "./archive";
import { type Manifest, MEDIA_PREFIX, rowsName, TABLES, type Table } from "./contents";
import { timeStamp } from "./make";
import { rowsOf } from "./rows";
import { verifyBackup } from "./verify";

/** The names in the data folder that a restore replaces. The files of an object store stay: no name is ever used twice. */
const replacedNames = () => (isInObjectStore() ? ["site.db"] : ["site.db", "uploads"]);

/** A name of a media file, as the site makes them. Nothing else is written, so no archive can write elsewhere. */
const MEDIA_NAME = /^\w[\w-]*\.[a-z0-9]+$/;

/** SQLite takes 32,766 values in one statement; the widest table has 17 columns. */
const BATCH = 500;

/**
 * Checks that a backup can be restored here.
 *
 * @returns its manifest.
 * @throws BackupError in words for the owner.
 */
export async function checkRestorable(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const manifest = await verifyBackup(file);
  if (!isKnownSchema(manifest.schema))
    throw new BackupError(
      `${file} was made by a newer version of the site. Update the site, then restore it.`,
    );
  return manifest;
}

/** Whether there is a site that a restore would replace: its database, or the files of another one in the data folder. */
export const hasSiteToReplace = async (): Promise<boolean> =>
  (await toReplace("").exists()) || (env.DATABASE_URL !== undefined && (await fileToReplace("").exists()));

const fileToReplace = (work: string) => sqliteToReplace(resolve(env.DATA_DIR), work);

/** @param work where a new database of SQLite is made. */
function toReplace(work: string): Replaced {
  const name = timeStamp(new Date()).replaceAll(/\D/g, "");
  return env.DATABASE_URL ? postgresToReplace(env.DATABASE_URL, name) : fileToReplace(work);
}

/**
 * Puts the rows and files of a backup in place of those of the site, while it does not run.
 *
 * Everything is prepared beside them first, so that a failure changes nothing.
 *
 * @param file checked with {@link checkRestorable}.
 * @returns where what was replaced is kept; undefined when there was nothing.
 * @throws BackupError when the site is running.
 */
export async function restoreBackup(file: string, { schema }: Manifest): Promise<string | undefined> {
  const folder = resolve(env.DATA_DIR);
  createFolder(folder);
  const work = join(folder, `.restore-${randomUUID()}`);
  await mkdir(join(work, "uploads"), { recursive: true });
  const database = toReplace(work);
  try {
    await database.prepare((db) => fill(db, file, schema, join(work, "uploads")));
    if ((await database.isInUse()) || (env.DATABASE_URL && (await fileToReplace(work).isInUse())))
      throw new BackupError("The site is running. Stop it, then restore the backup.");
    // A server can go away, so it is first: then nothing has changed.
    const staged = isInObjectStore() && (await publishRestored(work));
    const old = await database.place();
    const aside = await putInPlace(work, folder);
    if (staged) await tidy(endStaging(staged));
    return [aside, old && `the schema ${old} of the database`].filter(Boolean).join(" and ") || undefined;
  } finally {
    await database.discard().catch((error: unknown) => log.warn({ err: error }, "failed to tidy up"));
    await rm(work, { recursive: true, force: true });
  }
}

/** Publishes restored files in the object store. Should the rest fail, they are swept a day later. */
async function publishRestored(work: string): Promise<StagedFiles> {
  const folder = join(work, workFolderName(randomUUID()));
  await rename(join(work, "uploads"), folder);
  const staged = { folder, names: await readdir(folder) };
  await publish(staged);
  return staged;
}

/** Fills an empty database and a media folder from a backup. */
async function fill(db: Kysely<Database>, file: string, schema: string, uploads: string): Promise<void> {
  // In the schema of that time, so that later migrations treat old rows as they treat those of an old site.
  await migrateTo(db, schema);
  await readArchive(file, async (name, content) => {
    const table = TABLES.find((each) => rowsName(each) === name);
    if (table) for await (const rows of rowsOf(content)) await insert(db, table, rows);
    else if (name.startsWith(MEDIA_PREFIX))
      await writeFlushed(uploads, name.slice(MEDIA_PREFIX.length), content);
  });
  await migrateToLatest(db);
}

async function insert(db: Kysely<Database>, table: Table, rows: Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + BATCH) as never)
      .execute();
}

async function writeFlushed(folder: string, name: string, content: Readable): Promise<void> {
  if (!MEDIA_NAME.test(name)) throw new BackupError(`The backup has a file with the odd name ${name}.`);
  await pipeline(content, createWriteStream(join(folder, name), { flush: true }));
}

/** Moves what is there aside, then what was prepared into its place. */
async function putInPlace(work: string, folder: string): Promise<string | undefined> {
  // With them the write-ahead log of a database that is gone: it would be taken for that of the new one.
  const there = (await readdir(folder)).filter(
    (name) => replacedNames().includes(name) || /^site\.db-/.test(name),
  );
  const aside = join(folder, `replaced-${timeStamp(new Date())}`);
  if (there.length > 0) await mkdir(aside);
  for (const name of there) await rename(join(folder, name), join(aside, name));
  // The database last: without it, the site does not start.
  const prepared = replacedNames().filter((name) => existsSync(join(work, name)));
  for (const name of prepared.toReversed()) await rename(join(work, name), join(folder, name));
  await syncToDisk(folder);
  return there.length > 0 ? aside : undefined;
}
