import { filesIn } from "../factories/gallery-items";
import { objectNames } from "./bucket";
import type { OwnServer } from "./server-process";

/** The paths at which a server's files are served, wherever they are, sorted. Includes those that are unfinished. */
export async function storedFiles({ uploads, bucket }: OwnServer): Promise<string[]> {
  const here = filesIn(uploads);
  if (!bucket) return here;
  const published = await objectNames(bucket, "uploads/");
  const manifests = await objectNames(bucket, "work/");
  return [...here, ...published.map((name) => `/uploads/${name}`), ...manifests].sort();
}
