import "server-only";
import { randomUUID } from "node:crypto";
import { workFolderName } from "./leftovers";
import { beginStaging, discard, endStaging, tidy, writeManifest } from "./store";

/**
 * Removes published files after the change is committed that takes them out of use.
 *
 * @param change is given `retire`, which writes down what will be removed: when the process is killed after
 * the commit, the next start removes it. Call it in the change's transaction, before the row changes.
 * @returns what `change` returned. @throws what it threw; no file is then removed.
 */
export async function retiringMedia<Result>(
  change: (retire: (names: string[]) => Promise<void>) => Promise<Result>,
): Promise<Result> {
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
