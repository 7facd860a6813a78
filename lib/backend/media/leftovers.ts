import "server-only";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import * as z from "zod";
import { database, engine } from "../db/connection";
import { BATCH } from "../db/engine";
import type { Database } from "../db/schema";
import { isRunning } from "../db/this-machine";
import { type FileStore, readWhole } from "../files/file-store";
import { log } from "../log";
import { isInObjectStore, manifestFiles, mediaFiles, NAMES_FILE, workFolder } from "./store";

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = /^(?<host>.+)~(?<pid>\d+)~/;

/** The name of a work folder, which identifies the process that uses it. @param key unique to this work. */
export const workFolderName = (key: string) => `${hostname()}~${process.pid}~${key}`;

/**
 * Cleans up after killed processes: removes unfinished files, and published files whose row was never
 * committed. It only touches files listed in a manifest, so restoring an older database never deletes newer
 * media.
 *
 * Call it under the write lock and before this process stages anything, so that no commit is pending.
 */
export async function removeLeftovers(db: Kysely<Database>): Promise<void> {
  const folders = await readdir(workFolder()).catch(() => []);
  for (const name of folders) {
    const folder = join(workFolder(), name);
    if (!(await isAbandoned(folder, name))) continue;
    // What is in an object store, another instance may be backing up.
    if (!isInObjectStore()) await removeUnused(db, await readManifest(folder));
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sweeps an object store every day, for as long as the process runs. */
export function watchObjectStore(): void {
  if (!isInObjectStore()) return;
  const sweepAll = () =>
    sweepObjectStore().catch((error: unknown) =>
      log.warn({ err: error }, "failed to sweep the object store"),
    );
  void sweepAll();
  setInterval(sweepAll, DAY_MS).unref();
}

/**
 * Removes from an object store what killed processes left there, and what was left for a backup. It only touches files
 * of a manifest that is a day old: by then, whoever wrote it has committed or given up, and no backup reads them.
 */
export async function sweepObjectStore(): Promise<void> {
  const manifests = manifestFiles();
  if (!manifests) return;
  // Not this machine's clock: an instance whose clock is wrong would remove what others are about to commit.
  const { rows } = await sql<{ now: number }>`select ${engine().now} as now`.execute(database());
  const now = rows[0]?.now ?? 0;
  for (const { name, modified } of await manifests.list()) {
    if (now - modified.getTime() < DAY_MS) continue;
    try {
      await sweep(manifests, name);
    } catch (error) {
      log.warn({ err: error, name }, "failed to remove the files of a manifest from the object store");
    }
  }
}

async function sweep(manifests: FileStore, name: string): Promise<void> {
  const manifest = await manifests.find(name);
  if (!manifest) return;
  await removeUnused(database(), namesIn(await new Response(await readWhole(manifest)).text()));
  await manifests.remove([name]);
}

/** Removes the files of a manifest. They are committed together: if a row has one of them, all are in use. */
async function removeUnused(db: Kysely<Database>, names: string[]): Promise<void> {
  for (let from = 0; from < names.length; from += BATCH)
    if (await belongToRow(db, names.slice(from, from + BATCH))) return;
  await mediaFiles().remove(names);
}

async function belongToRow(db: Kysely<Database>, names: string[]): Promise<boolean> {
  const item = await db
    .selectFrom("gallery_items")
    .select("id")
    .where((is) => is.or([is("file", "in", names), is("poster_file", "in", names)]))
    .limit(1)
    .executeTakeFirst();
  const sounds = db.selectFrom("sounds").select("id").where("file", "in", names).limit(1);
  return item !== undefined || (await sounds.executeTakeFirst()) !== undefined;
}

/** Reads the manifest of a work folder. It is empty when nothing was published yet. */
async function readManifest(folder: string): Promise<string[]> {
  return namesIn(await readFile(join(folder, NAMES_FILE), "utf8").catch(() => "[]"));
}

const namesIn = (json: string): string[] => {
  try {
    return z.array(z.string()).parse(JSON.parse(json));
  } catch {
    // The process was killed while it wrote it, and so before it published anything.
    return [];
  }
};

/**
 * Whether the process that uses a work folder is gone. Work from another machine expires after a day.
 *
 * A process that got the number of a killed one takes its work for abandoned, so it must know its own.
 *
 * @param name as {@link workFolderName} made it.
 */
export async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const { host, pid } = OWNER.exec(name)?.groups ?? {};
  if (host === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid));
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > DAY_MS;
}
