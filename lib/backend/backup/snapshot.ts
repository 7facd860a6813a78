import "server-only";
import { createWriteStream } from "node:fs";
import { copyFile, link, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { engine } from "../db/connection";
import type { Row } from "../db/engine";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { mediaFolder } from "../media/store";
import { TABLES } from "./contents";

/** Everything of one moment, in files below a folder. */
export interface Snapshot {
  schema: string;
  rows: Record<string, number>;
  media: { name: string; bytes: number }[];
}

/** Where a snapshot's rows and media files are. */
export const rowsFile = (folder: string, table: string) => join(folder, `${table}.ndjson.gz`);
export const mediaFile = (folder: string, name: string) => join(folder, "media", name);

/**
 * Keeps the rows and the media files of one moment, while the site goes on.
 *
 * The moment is under the write lock, so that rows and files belong together. Files get a second name there, and never
 * change; rows are read afterwards, from a transaction that goes on seeing that moment.
 *
 * @param folder an empty folder, on the disk of the data folder.
 */
export async function takeSnapshot(folder: string): Promise<Snapshot> {
  await mkdir(join(folder, "media"));
  const { names, moment } = await withWriteLock(async () => {
    const moment = await engine().freeze();
    try {
      return { moment, names: await keepMedia(folder) };
    } catch (error) {
      await moment.end();
      throw error;
    }
  });
  try {
    const rows: Snapshot["rows"] = {};
    for (const table of await tablesOf(moment.db))
      rows[table] = await keepRows(moment.rows(table), rowsFile(folder, table));
    const { rows: migrations } = await sql<{
      name: string;
    }>`select max(name) as name from kysely_migration`.execute(moment.db);
    const media = await Promise.all(
      names.map(async (name) => ({ name, bytes: (await stat(mediaFile(folder, name))).size })),
    );
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

/** Gives every published file a second name. Copies where the disk knows no second names. */
async function keepMedia(folder: string): Promise<string[]> {
  const all = await readdir(mediaFolder());
  const names = all.filter((name) => !name.startsWith("."));
  for (const name of names) {
    const from = join(mediaFolder(), name);
    await link(from, mediaFile(folder, name)).catch(() => copyFile(from, mediaFile(folder, name)));
  }
  return names;
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
