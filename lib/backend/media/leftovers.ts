import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { readManifest, removeMedia, workFolder } from "./store";

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
    const names = await readManifest(folder);
    const inUse = names.length > 0 && (await belongToRow(db, names));
    if (!inUse) await removeMedia(names);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files of a manifest are committed together: if a row references one of them, all are in use. */
async function belongToRow(db: Kysely<Database>, names: string[]): Promise<boolean> {
  const row = await db
    .selectFrom("gallery_items")
    .select("id")
    .where((is) => is.or([is("file", "in", names), is("poster_file", "in", names)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether the process that uses a work folder is gone. Work from another machine expires after a day.
 *
 * A process that got the number of a killed one takes its work for abandoned, so it must know its own.
 *
 * @param name as {@link workFolderName} made it.
 */
export async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const { host, pid } = OWNER.exec(name)?.groups ?? {};
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > DAY_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means the process exists but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
