import "server-only";
import { randomUUID } from "node:crypto";
import { workFolderName } from "./leftovers";
import { beginStaging, discard, endStaging, publish, type StagedFiles, tidy, undoAfter } from "./store";

/**
 * Creates files in a new work folder, without holding a lock.
 *
 * @param stage receives the folder, and an owner that is unique to this work, for the names of the files.
 * @returns what `stage` returned, and the folder for {@link committing}. A failure removes the folder.
 */
export async function staging<Media>(
  stage: (staged: StagedFiles, owner: string) => Promise<Media>,
): Promise<{ media: Media; staged: StagedFiles }> {
  // Never the id of a row: the same file sent again would get the name of the old one, which is about to be removed.
  const owner = randomUUID();
  const staged = await beginStaging(workFolderName(owner));
  try {
    return { media: await stage(staged, owner), staged };
  } catch (error) {
    await tidy(discard(staged));
    throw error;
  }
}

/**
 * Publishes staged files, and then commits the row that names them. A failure leaves neither.
 *
 * @param signal cancels it when the client disconnects. @param commit commits the row. @returns its result.
 */
export async function committing<Result>(
  staged: StagedFiles,
  signal: AbortSignal | undefined,
  commit: () => Promise<Result>,
): Promise<Result> {
  let result: Result;
  try {
    signal?.throwIfAborted();
    await publish(staged);
    signal?.throwIfAborted();
    result = await commit();
  } catch (error) {
    await undoAfter(error, () => discard(staged));
    throw error;
  }
  await tidy(endStaging(staged));
  return result;
}
