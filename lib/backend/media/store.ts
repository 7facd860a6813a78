import "server-only";
import { constants } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { isUnreachable } from "../db/unreachable";
import { bucketStore } from "../files/bucket";
import type { FileStore } from "../files/file-store";
import { folderStore, syncToDisk } from "../files/folder";
import { log } from "../log";
import { perProcess } from "../per-process";
import { contentTypeOf } from "./content-type";

/** The media folder. With an object store, it only has the work folder. */
export const mediaFolder = () => resolve(env.DATA_DIR, "uploads");

/** Holds incomplete files, in one folder per item. */
export const workFolder = () => join(mediaFolder(), ".work");

/** Whether published files are in an object store, and not in the media folder. */
export const isInObjectStore = (): boolean => env.S3_BUCKET !== undefined;

/** A file never changes, so browsers keep it. */
export const KEPT_FOREVER = "public, max-age=31536000, immutable";

/** The published files, by the names that the database has. */
export const mediaFiles = (): FileStore =>
  perProcess("media files", () =>
    env.S3_BUCKET
      ? bucketStore(env.S3_BUCKET, "uploads/", (name) => ({
          ContentType: contentTypeOf(name),
          CacheControl: KEPT_FOREVER,
        }))
      : folderStore(mediaFolder()),
  );

/** The address of a published file: a path of this site, unless the object store has one of its own. */
export const addressOf = (name: string): string => `${env.S3_PUBLIC_URL ?? ""}/uploads/${name}`;

/** The manifests of files in an object store; undefined where they are in the work folders. */
export const manifestFiles = (): FileStore | undefined =>
  env.S3_BUCKET ? bucketStore(env.S3_BUCKET, "work/") : undefined;

/** The manifest of a work folder: the names that its files get when they are published. */
export const NAMES_FILE = "names.json";

/** The manifest in an object store. */
const manifestName = ({ folder }: StagedFiles) => `${basename(folder)}.json`;

/** A work folder and the names its files get when they are published. */
export interface StagedFiles {
  folder: string;
  names: string[];
}

/** Creates an empty work folder. @param folderName unique, see leftovers.ts. */
export async function beginStaging(folderName: string): Promise<StagedFiles> {
  const folder = join(workFolder(), folderName);
  await mkdir(folder, { recursive: true });
  return { folder, names: [] };
}

/** Writes a file that will be published as `name`, and flushes it to disk. */
export async function stageBytes(staged: StagedFiles, name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(staged.folder, name), bytes, { flush: true });
  staged.names.push(name);
}

/** Copies a file that will be published as `name`, and flushes it to disk. */
export async function stageFile(staged: StagedFiles, name: string, from: string): Promise<void> {
  const path = join(staged.folder, name);
  await copyFile(from, path, constants.COPYFILE_FICLONE);
  await syncToDisk(path);
  staged.names.push(name);
}

/** Records what is going to be published or removed, so that a crash halfway through can be undone. */
export async function writeManifest(staged: StagedFiles): Promise<void> {
  const path = join(staged.folder, NAMES_FILE);
  await writeFile(path, JSON.stringify(staged.names), { flush: true });
  if (staged.names.length > 0) await manifestFiles()?.add([{ name: manifestName(staged), path }]);
}

/** Publishes the staged files under their final names, each atomically. Nothing refers to them yet. */
export async function publish(staged: StagedFiles): Promise<void> {
  await writeManifest(staged);
  await mediaFiles().add(staged.names.map((name) => ({ name, path: join(staged.folder, name) })));
}

/** Removes the work folder and the manifest, once the files are published and their row is committed. */
export async function endStaging(staged: StagedFiles): Promise<void> {
  if (staged.names.length > 0) await manifestFiles()?.remove([manifestName(staged)]);
  await removeWorkFolder(staged);
}

/** Removes the work folder, but keeps the manifest of an object store, and so what it has to be swept. */
export async function removeWorkFolder({ folder }: StagedFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes staged files, whether or not they are published. */
export async function discard(staged: StagedFiles): Promise<void> {
  await mediaFiles().remove(staged.names);
  await endStaging(staged);
}

/**
 * Undoes what was done for a change that has failed, unless the database may have committed it nevertheless: then what is
 * unused is removed later, see leftovers.ts.
 *
 * @param error why the change has failed.
 */
export async function undoAfter(error: unknown, undo: () => Promise<void>): Promise<void> {
  if (!isUnreachable(error)) await tidy(undo());
}

/** Runs a cleanup whose failure is only logged: what is left is removed later, see leftovers.ts. */
export async function tidy(work: Promise<void>): Promise<void> {
  await work.catch((error) => log.warn({ err: error }, "failed to remove unused media files"));
}
