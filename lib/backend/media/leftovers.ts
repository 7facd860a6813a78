import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { readManifest, removeMedia, workFolder } from "./store";

const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = /^(?<host>.+)~(?<pid>\d+)~/;

/** The name of a work folder: it says which process works there. @param key one that no other work has. */
export const workFolderName = (key: string) => `${hostname()}~${process.pid}~${key}`;

/**
 * Removes what killed processes left half done: unfinished files, and published files whose row was never
 * committed. Only files that such a process announced are touched, so that a database that was put back
 * from an older copy costs no media.
 *
 * Call it under the write lock, before this process stages anything: then no row is on its way.
 */
export async function removeLeftovers(db: Kysely<Database>): Promise<void> {
  const names = await readdir(workFolder()).catch(() => []);
  for (const name of names) {
    const folder = join(workFolder(), name);
    if (!(await isAbandoned(folder, name))) continue;
    const announced = await readManifest(folder);
    const kept = announced.length > 0 && (await belongToRow(db, announced));
    if (!kept) await removeMedia(announced);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files are announced and committed together: when a row names one of them, all are in use. */
async function belongToRow(db: Kysely<Database>, names: string[]): Promise<boolean> {
  const row = await db
    .selectFrom("gallery_items")
    .select("id")
    .where((is) => is.or([is("file", "in", names), is("poster_file", "in", names)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of this machine's processes the living are known; another machine's work is given a day. */
async function isAbandoned(folder: string, name: string): Promise<boolean> {
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
    // Another user's process may not be asked, but is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
