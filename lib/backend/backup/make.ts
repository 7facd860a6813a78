import "server-only";
import { randomUUID } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { createFolder } from "../create-folder";
import { isAbandoned, workFolderName } from "../media/leftovers";
import { perProcess } from "../per-process";
import { type ArchiveEntry, writeArchive } from "./archive";
import { FORMAT, MANIFEST_NAME, type Manifest, MEDIA_PREFIX, rowsName } from "./contents";
import { type Snapshot, takeSnapshot } from "./snapshot";
import { verifyBackup } from "./verify";

/** How the names of unfinished files and folders in the backup folder begin. They have the name of their process after it. */
export const WORK_PREFIX = ".work-";

/** Where backups are made, and where those without another place stay. */
export const backupFolder = () => join(resolve(env.DATA_DIR), "backups");

/** A time for file names, in UTC. Names sort by age. */
export const timeStamp = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(":", "-");

/** The name of a backup in that folder. @param time when it is made. */
export const backupName = (time: Date): string => `golden-hour-${timeStamp(time)}.tar`;

/** When a backup was made, by its name; undefined for other files. */
export function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] =
    /^golden-hour-([\d-]{10})T(\d\d)-(\d\d)-(\d\d)\.tar$/.exec(name) ?? [];
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/**
 * Makes a backup of one moment while the site goes on. The file gets its name only after it was read back. The caller holds
 * the lease "backup".
 *
 * @param file the path of the archive; an existing file is replaced.
 * @throws BackupError when what was written can't be read back, and errors of the disk and of the database.
 */
export async function makeBackup(file: string): Promise<Manifest> {
  const name = WORK_PREFIX + workFolderName(randomUUID());
  const work = join(backupFolder(), name);
  const target = dirname(resolve(file));
  const part = join(target, `${name}.part`);
  createFolder(work);
  createFolder(target);
  inUse().add(work).add(part);
  try {
    await removeAbandoned(backupFolder());
    await removeAbandoned(target);
    const snapshot = await takeSnapshot(work);
    const manifest = manifestOf(snapshot);
    await writeArchive(part, entriesOf(snapshot, manifest));
    await verifyBackup(part);
    await rename(part, file);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(part, { force: true });
    inUse().delete(work);
    inUse().delete(part);
  }
}

/** What the backups that this process is making have on the disk. */
const inUse = () => perProcess("files of backups", () => new Set<string>());

/** Removes from a folder what backups that were killed left there. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(WORK_PREFIX) || inUse().has(path)) continue;
    if (!(await isAbandoned(path, name.slice(WORK_PREFIX.length)))) continue;
    await rm(path, { recursive: true, force: true });
  }
}

function manifestOf({ schema, rows, media }: Snapshot): Manifest {
  const bytes = media.reduce((sum, { content }) => sum + content.size, 0);
  return {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    site: env.SITE_URL,
    schema,
    rows: Object.fromEntries(rows.map(({ table, count }) => [table, count])),
    media: { files: media.length, bytes },
  };
}

async function* entriesOf({ rows, media }: Snapshot, manifest: Manifest): AsyncGenerator<ArchiveEntry> {
  yield { name: MANIFEST_NAME, content: Buffer.from(JSON.stringify(manifest, null, 2)) };
  for (const { table, content } of rows) yield { name: rowsName(table), content };
  for (const { name, content } of media) yield { name: MEDIA_PREFIX + name, content };
}
