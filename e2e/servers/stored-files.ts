import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../factories/gallery-items";
import { objectNames, readObject, removeObjects, writeObject } from "./bucket";
import type { OwnServer } from "./server-process";

/**
 * The paths at which a server's files are served, wherever they are, sorted. Includes the files and folders of unfinished
 * uploads.
 */
export async function storedFiles({ uploads, bucket }: OwnServer): Promise<string[]> {
  const work = join(uploads, ".work");
  const here = [...filesIn(uploads), ...(existsSync(work) ? readdirSync(work) : [])].sort();
  if (!bucket) return here;
  const published = await objectNames(bucket, "uploads/");
  const manifests = await objectNames(bucket, "work/");
  return [...here, ...published.map((name) => `/uploads/${name}`), ...manifests].sort();
}

/** The bytes of a backup that a server keeps. */
export const keptBackup = async ({ dataDir, bucket }: OwnServer, name: string): Promise<Buffer> =>
  bucket ? readObject(bucket, `backups/${name}`) : readFileSync(join(dataDir, "backups", name));

/** Puts a file among the backups that a server keeps. */
export async function keepFile({ dataDir, bucket }: OwnServer, name: string, bytes: Buffer): Promise<void> {
  if (bucket) return writeObject(bucket, `backups/${name}`, bytes);
  mkdirSync(join(dataDir, "backups"), { recursive: true });
  writeFileSync(join(dataDir, "backups", name), bytes);
}

/** Deletes all backups that a server keeps. */
export async function removeBackups({ dataDir, bucket }: OwnServer): Promise<void> {
  rmSync(join(dataDir, "backups"), { recursive: true, force: true });
  if (bucket) await removeObjects(bucket, "backups/");
}
