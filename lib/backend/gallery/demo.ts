import "server-only";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { demoItems } from "@/lib/content/demo-gallery";
import type { Database } from "../db/schema";
import { endStaging } from "../media/store";
import { type PreparedItem, prepareGalleryItem, storeGalleryItem } from "./add";

/** Read at startup from the source folder. The pictures are not part of the build. */
const DEMO_FOLDER = join(process.cwd(), "lib/backend/gallery/demo");

/** Creates all files of the demo items, as an upload does. Takes a few seconds and holds no lock. */
export function prepareDemoGallery(): Promise<PreparedItem[]> {
  return Promise.all(
    demoItems.map(({ media, poster, ...input }) =>
      prepareGalleryItem(input, {
        media: join(DEMO_FOLDER, media),
        poster: poster && join(DEMO_FOLDER, poster),
      }),
    ),
  );
}

/** Stores the prepared items in the order of the list. @param db the connection that holds the write lock. */
export async function storeDemoGallery(db: Kysely<Database>, items: PreparedItem[]): Promise<void> {
  for (const item of items.toReversed()) await storeGalleryItem(db, item);
}

/** Removes the work folders, including those of items that another process stored first. */
export async function endDemoGallery(items: PreparedItem[]): Promise<void> {
  for (const { staged } of items) await endStaging(staged);
}
