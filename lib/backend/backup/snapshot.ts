import "server-only";
import { createWriteStream, existsSync } from "node:fs";
import { copyFile, link, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { engine } from "../db/connection";
import type { Row } from "../db/engine";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { readWhole } from "../files/file-store";
import { log } from "../log";
import { filesInUse } from "../media/files-in-use";
import { isInObjectStore, mediaFiles, mediaFolder } from "../media/store";
import { type Content, contentOf } from "./archive";
import { TABLES } from "./contents";

/** Everything of one moment. */
export interface Snapshot {
  schema: string;
  rows: { table: string; count: number; content: Content }[];
  media: { name: string; content: Content }[];
}

/**
 * Keeps the rows and the media files of one moment, while the site goes on.
 *
 * The moment is under the write lock, so that rows and files belong together. Rows are read afterwards, from a
 * transaction that goes on seeing that moment. Files never change; those in a folder get a second name under the lock, and
 * those in an object store are not removed while the caller holds the lease "backup".
 *
 * @param folder an empty folder, on the disk of the data folder.
 */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  const kept = join(folder, "media");
  await mkdir(kept);
  const { names, moment } = await withWriteLock(async () => {
    const moment = await engine().freeze();
    try {
      const inUse = await mediaOf(moment.db);
      return { moment, names: isInObjectStore() ? inUse : await keepMedia(inUse, kept) };
    } catch (error) {
      await moment.end();
      throw error;
    }
  });
  try {
    const rows: Snapshot["rows"] = [];
    for (const table of await tablesOf(moment.db)) {
      const file = join(folder, `${table}.ndjson.gz`);
      const count = await keepRows(moment.rows(table), file);
      rows.push({ table, count, content: await contentOf(file) });
    }
    const { rows: migrations } = await sql<{
      name: string;
    }>`select max(name) as name from kysely_migration`.execute(moment.db);
    const media = await (isInObjectStore() ? storedContents(names) : keptContents(names, kept));
    return { schema: migrations[0]?.name ?? "", rows, media };
  } finally {
    await moment.end();
  }
}

/** The tables that the database has: an old one may not have all of them yet. */
async function tablesOf(reader: Kysely<Database>) {
  const there = await reader.introspection.getTables();
  return TABLES.filter((table) => there.some(({ name }) => name === table));
}

const mediaOf = async (reader: Kysely<Database>): Promise<string[]> =>
  filesInUse(reader, await tablesOf(reader));

/** Gives files a second name. Copies where the disk knows no second names. @returns those that are there. */
async function keepMedia(names: string[], folder: string): Promise<string[]> {
  const kept: string[] = [];
  for (const name of names) {
    const from = join(mediaFolder(), name);
    const to = join(folder, name);
    if (!existsSync(from)) continue;
    await link(from, to).catch(() => copyFile(from, to));
    kept.push(name);
  }
  warnOfMissing(names, kept);
  return kept;
}

/** A backup without some files is better than none. */
function warnOfMissing(names: string[], kept: string[]): void {
  const there = new Set(kept);
  const missing = names.filter((name) => !there.has(name));
  if (missing.length > 0) log.warn({ missing }, "media files are missing and were left out of the backup");
}

const keptContents = (names: string[], folder: string) =>
  Promise.all(names.map(async (name) => ({ name, content: await contentOf(join(folder, name)) })));

async function storedContents(names: string[]): Promise<Snapshot["media"]> {
  const wanted = new Set(names);
  const there = (await mediaFiles().list()).filter(({ name }) => wanted.has(name));
  warnOfMissing(
    names,
    there.map(({ name }) => name),
  );
  return there.map(({ name, size }) => ({
    name,
    content: {
      size,
      read: async () => {
        const file = await mediaFiles().find(name);
        if (!file) throw new Error(`The media file ${name} was removed while the backup was made.`);
        return Readable.from(await readWhole(file));
      },
    },
  }));
}

/** Writes a table's rows as lines of JSON, compressed. @returns how many there are. */
async function keepRows(batches: AsyncIterable<Row[]>, file: string): Promise<number> {
  let count = 0;
  const lines = async function* () {
    for await (const rows of batches) {
      count += rows.length;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file));
  return count;
}
