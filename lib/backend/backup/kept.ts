import "server-only";
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Backup } from "@/lib/contract/backups";
import { env } from "@/lib/settings/env";
import { createFolder } from "../create-folder";
import { bucketStore } from "../files/bucket";
import { type FileStore, readWhole } from "../files/file-store";
import { folderStore } from "../files/folder";
import { workFolderName } from "../media/leftovers";
import { perProcess } from "../per-process";
import type { Manifest } from "./contents";
import { backupFolder, backupName, makeBackup, timeOf, WORK_PREFIX } from "./make";
import { superfluous } from "./superfluous";

/** How often {@link rememberedBackup} checks, and the age from which it waits for a fresh answer, in milliseconds. */
const LOOK_MS = 60_000;
const TOO_OLD_MS = 10 * LOOK_MS;

/** The bucket of backups. One whose objects anybody can read is none. */
const bucket = () => env.S3_BACKUP_BUCKET ?? (env.S3_PUBLIC_URL ? undefined : env.S3_BUCKET);

/** Where backups are kept: in an object store, or in the backup folder. */
export const backupFiles = (): FileStore => {
  const name = bucket();
  return name ? bucketStore(name, "backups/") : folderStore(backupFolder());
};

/** Whether that is an object store. */
export const isInBucket = (): boolean => bucket() !== undefined;

/** Where that is, in words. */
export const backupPlace = (): string => (isInBucket() ? `the bucket ${bucket()}` : backupFolder());

/** The backups that are kept, newest first. */
export async function listKept(): Promise<Backup[]> {
  const files = await backupFiles().list();
  return files
    .flatMap(({ name, size }): Backup[] => {
      const madeAt = timeOf(name)?.toISOString();
      return madeAt ? [{ name, madeAt, bytes: size }] : [];
    })
    .sort((one, other) => other.name.localeCompare(one.name));
}

/** When the newest backup was made. One from the future does not count: the clock was wrong. @throws StoreUnavailable */
export async function lastBackup(): Promise<Date | undefined> {
  const past = (await listKept()).find(({ madeAt }) => Date.parse(madeAt) <= Date.now());
  return past && new Date(past.madeAt);
}

/**
 * {@link lastBackup} for frequent callers such as the health check. Checks at most once a minute, in the background, and
 * returns the last known time meanwhile. Waits for the answer only if the last check was more than ten minutes ago.
 */
export async function rememberedBackup(): Promise<Date | undefined> {
  const known = perProcess("last backup", () => ({ askedAt: 0, time: undefined as Date | undefined }));
  const age = Date.now() - known.askedAt;
  if (age < LOOK_MS) return known.time;
  known.askedAt = Date.now();
  const asking = lastBackup()
    .then((time) => {
      known.time = time;
    })
    .catch(() => undefined);
  if (age > TOO_OLD_MS) await asking;
  return known.time;
}

/**
 * Makes a backup and keeps it.
 *
 * @returns its name, and what is in it.
 * @throws what {@link makeBackup} throws, and errors of the object store.
 */
export async function keepBackup(): Promise<Manifest & { name: string }> {
  // Before as well, so that a bucket that takes no files does not fill the disk with backups.
  if (isInBucket()) await moveToBucket();
  const name = backupName(new Date());
  const manifest = await makeBackup(join(backupFolder(), name));
  if (isInBucket()) await moveToBucket();
  return { ...manifest, name };
}

/** Moves to the object store what is in the backup folder, also from before there was one, or while it was away. */
async function moveToBucket(): Promise<void> {
  const bucketFiles = backupFiles();
  for (const { name } of await folderStore(backupFolder()).list()) {
    if (!timeOf(name)) continue;
    const path = join(backupFolder(), name);
    // A backup never changes, so one of this name is that one.
    if (!(await bucketFiles.find(name))) await bucketFiles.add([{ name, path }]);
    await rm(path);
  }
}

/**
 * Copies a backup from the object store to this machine's disk.
 *
 * @returns where it is; undefined when there is none of this name. The caller removes it.
 */
export async function fetchKept(name: string): Promise<string | undefined> {
  const found = isInBucket() && timeOf(name) ? await backupFiles().find(name) : undefined;
  if (!found) return undefined;
  createFolder(backupFolder());
  // Not its own name: what is left of it, should this be killed, is no backup, and is removed before the next one.
  const path = join(backupFolder(), WORK_PREFIX + workFolderName(randomUUID()));
  await pipeline(Readable.from(await readWhole(found)), createWriteStream(path, { flush: true }));
  return path;
}

/** Removes the backups that are not kept (`BACKUP_KEEP`). */
export async function removeSuperfluous(): Promise<void> {
  const names = (await listKept()).map(({ name }) => name);
  await backupFiles().remove(superfluous(names, env.BACKUP_KEEP));
}
