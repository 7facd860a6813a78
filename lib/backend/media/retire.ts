import "server-only";
import { randomUUID } from "node:crypto";
import { makeRoom } from "../problems/reserve";
import { workFolderName } from "./leftovers";
import { beginStaging, discard, endStaging, tidy, writeManifest } from "./store";

/**
 * Removes published files once the change that makes them obsolete is committed.
 *
 * @param change receives `retire`, which records the files to remove, so that the next start removes them if
 * the process is killed after the commit. Call it inside the transaction, before the row changes.
 * @returns what `change` returned. @throws whatever `change` threw; then no file is removed.
 */
export async function retiringMedia<Result>(
  change: (retire: (names: string[]) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  // Deleting media is how an admin makes room.
  await makeRoom();
  const retired = await beginStaging(workFolderName(randomUUID()));
  let result: Result;
  try {
    result = await change(async (names) => {
      retired.names.push(...names);
      await writeManifest(retired);
    });
  } catch (error) {
    await tidy(endStaging(retired));
    throw error;
  }
  await tidy(discard(retired));
  return result;
}
