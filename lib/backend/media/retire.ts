import "server-only";
import { randomUUID } from "node:crypto";
import { isLeased } from "../db/lease";
import { makeRoom } from "../problems/reserve";
import { workFolderName } from "./leftovers";
import {
  beginStaging,
  discard,
  endStaging,
  isInObjectStore,
  removeWorkFolder,
  tidy,
  undoAfter,
  writeManifest,
} from "./store";

/**
 * Removes published files once the change that makes them obsolete is committed.
 *
 * They are recorded before, so that they are removed later if the process is killed after the commit: not inside the
 * transaction, which nobody should hold while an object store answers.
 *
 * @param names the files. @param change commits, and fails if they are no longer those to remove.
 * @returns what `change` returned. @throws whatever `change` threw; then no file is removed.
 */
export async function retiringMedia<Result>(names: string[], change: () => Promise<Result>): Promise<Result> {
  // Deleting media is how an admin makes room.
  await makeRoom();
  const retired = { ...(await beginStaging(workFolderName(randomUUID()))), names };
  let result: Result;
  try {
    await writeManifest(retired);
    result = await change();
  } catch (error) {
    await undoAfter(error, () => endStaging(retired));
    throw error;
  }
  await tidy((await isNeeded()) ? removeWorkFolder(retired) : discard(retired));
  return result;
}

/**
 * Whether files whose row is gone are still needed: a backup of an object store reads them after the moment that it
 * keeps. One of a folder has given them second names. They are swept when they are a day old.
 */
const isNeeded = async () => isInObjectStore() && isLeased("backup").catch(() => true);
