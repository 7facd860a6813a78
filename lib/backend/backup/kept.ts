import "server-only";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Backup } from "@/lib/contract/backups";
import { env } from "@/lib/settings/env";
import { createFolder } from "../create-folder";
import { bucketStore } from "../files/bucket";
import type { FileStore } from "../files/file-store";
import { folderStore } from "../files/folder";
import { perProcess } from "../per-process";
import type { Manifest } from "./contents";
import { backupFolder, backupName, makeBackup, timeOf } from "./make";
import { superfluous } from "./superfluous";

const MINUTE_MS = 60_000;

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

/** When the newest backup was made. @throws StoreUnavailable */
export async function lastBackup(): Promise<Date | undefined> {
  const [newest] = await listKept();
  return newest && new Date(newest.madeAt);
}

/**
 * {@link lastBackup} for those who ask all the time: an object store is asked at most once a minute, and while it is away,
 * this is what was known before.
 */
export async function rememberedBackup(): Promise<Date | undefined> {
  if (!isInBucket()) return lastBackup();
  const known = perProcess("last backup", () => ({ at: 0, time: undefined as Date | undefined }));
  if (Date.now() - known.at < MINUTE_MS) return known.time;
  known.at = Date.now();
  known.time = await lastBackup().catch(() => known.time);
  return known.time;
}

/** Makes a backup and keeps it. @returns its name. @throws what {@link makeBackup} throws, and errors of the object store. */
export async function keepBackup(): Promise<Manifest & { name: string }> {
  const name = backupName(new Date());
  const manifest = await makeBackup(join(backupFolder(), name));
  if (isInBucket()) await moveToBucket();
  return { ...manifest, name };
}

/** Moves to the object store what is in the backup folder, also from before there was one, or while it was away. */
async function moveToBucket(): Promise<void> {
  for (const { name } of await folderStore(backupFolder()).list()) {
    if (!timeOf(name)) continue;
    const path = join(backupFolder(), name);
    await backupFiles().add([{ name, path }]);
    await rm(path);
  }
}

/**
 * Fetches a backup from the object store into the backup folder. The next backup moves it back.
 *
 * @returns where it is; undefined when there is none of this name.
 */
export async function fetchKept(name: string): Promise<string | undefined> {
  if (!isInBucket() || !timeOf(name)) return undefined;
  const found = await backupFiles().find(name);
  if (!found) return undefined;
  createFolder(backupFolder());
  const path = join(backupFolder(), name);
  const content = await found.stream({ start: 0, end: found.size - 1 }, new AbortController().signal);
  await pipeline(Readable.from(content), createWriteStream(path, { flush: true }));
  return path;
}

/** Removes the backups that are not kept (`BACKUP_KEEP`). */
export async function removeSuperfluous(): Promise<void> {
  const names = (await listKept()).map(({ name }) => name);
  await backupFiles().remove(superfluous(names, env.BACKUP_KEEP));
}
