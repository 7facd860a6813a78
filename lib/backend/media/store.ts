import "server-only";
import { constants } from "node:fs";
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { log } from "../log";

/** The media folder. Names in the database are relative to it. Names with a leading dot are not served. */
export const mediaFolder = () => resolve(env.DATA_DIR, "uploads");

/** Holds incomplete files, in one folder per item. */
export const workFolder = () => join(mediaFolder(), ".work");

/** The manifest: the names that the files of a work folder get when they are published. */
const NAMES_FILE = "names.json";

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

/** Records what {@link publish} is going to publish, so that a crash halfway through can be undone. */
export async function writeManifest({ folder, names }: StagedFiles): Promise<void> {
  await writeFile(join(folder, NAMES_FILE), JSON.stringify(names), { flush: true });
}

/** Renames the staged files to their final names, each atomically. */
export async function publish({ folder, names }: StagedFiles): Promise<void> {
  for (const name of names) await rename(join(folder, name), join(mediaFolder(), name));
  await syncToDisk(mediaFolder());
}

/** Removes the work folder, once its files are published and their row is committed. */
export async function endStaging({ folder }: StagedFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes staged files, whether or not they are published. */
export async function discard(staged: StagedFiles): Promise<void> {
  await removeMedia(staged.names);
  await endStaging(staged);
}

/** Removes published files. Missing files are ignored. */
export async function removeMedia(names: string[]): Promise<void> {
  for (const name of names) await rm(join(mediaFolder(), name), { force: true });
}

/** Runs a cleanup whose failure is only logged: the next start removes what is left in the work folder. */
export async function tidy(work: Promise<void>): Promise<void> {
  await work.catch((error) => log.warn({ err: error }, "failed to remove unused media files"));
}

/** Reads the manifest of a work folder. It is empty when nothing was published yet. */
export async function readManifest(folder: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(join(folder, NAMES_FILE), "utf8"));
  } catch {
    return [];
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
