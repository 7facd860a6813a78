import "server-only";
import { constants } from "node:fs";
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { log } from "../log";

/** The folder of the media. Names in the database are relative to it; names with a dot are not served. */
export const mediaFolder = () => resolve(env.DATA_DIR, "uploads");

/** Where files wait until they are complete, one folder an item. */
export const workFolder = () => join(mediaFolder(), ".work");

/** The list of what a work folder's files are called once they are published. */
const NAMES_FILE = "names.json";

/** A work folder, and what its files are called when they are published. */
export interface StagedFiles {
  folder: string;
  names: string[];
}

/** Makes an empty work folder. @param folderName one that no other work has, see leftovers.ts. */
export async function beginStaging(folderName: string): Promise<StagedFiles> {
  const folder = join(workFolder(), folderName);
  await mkdir(folder, { recursive: true });
  return { folder, names: [] };
}

/** Writes a file that will be published as `name`; it is on the disk when this returns. */
export async function stageBytes(staged: StagedFiles, name: string, bytes: Buffer): Promise<void> {
  await writeFile(join(staged.folder, name), bytes, { flush: true });
  staged.names.push(name);
}

/** Copies a file that will be published as `name`; it is on the disk when this returns. */
export async function stageFile(staged: StagedFiles, name: string, from: string): Promise<void> {
  const path = join(staged.folder, name);
  await copyFile(from, path, constants.COPYFILE_FICLONE);
  await syncToDisk(path);
  staged.names.push(name);
}

/** Writes down what {@link publish} will publish, so that a crash in the middle of it can be undone. */
export async function writeManifest({ folder, names }: StagedFiles): Promise<void> {
  await writeFile(join(folder, NAMES_FILE), JSON.stringify(names), { flush: true });
}

/** Gives announced files their final names, each in one step. */
export async function publish({ folder, names }: StagedFiles): Promise<void> {
  for (const name of names) await rename(join(folder, name), join(mediaFolder(), name));
  await syncToDisk(mediaFolder());
}

/** Ends the work on files that are published and belong to a committed row. */
export async function endStaging({ folder }: StagedFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/** Removes staged files, published or not. */
export async function discard(staged: StagedFiles): Promise<void> {
  await removeMedia(staged.names);
  await endStaging(staged);
}

/** Removes published files; those that are gone already don't matter. */
export async function removeMedia(names: string[]): Promise<void> {
  for (const name of names) await rm(join(mediaFolder(), name), { force: true });
}

/** What is left in the work folder is removed at the next start; no answer hangs on it. */
export async function tidy(work: Promise<void>): Promise<void> {
  await work.catch((error) =>
    log.warn({ err: error }, "media that is no longer needed could not be removed"),
  );
}

/** The names that were announced in a work folder; none when nothing of it was published yet. */
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
