import "server-only";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { endStaging } from "../media/store";
import { type PreparedItem, prepareGalleryItem, storeGalleryItem } from "./add";
import { DEMO_ITEMS } from "./demo-items";

/** Read where they are when the site starts; the pictures are no part of the build. */
const DEMO_FOLDER = join(process.cwd(), "lib/backend/gallery/demo");

/** Makes all files of the demo items, as an upload does; it takes some seconds and holds no lock. */
export function prepareDemoGallery(): Promise<PreparedItem[]> {
  return Promise.all(
    DEMO_ITEMS.map(({ media, poster, ...input }) =>
      prepareGalleryItem(input, {
        media: join(DEMO_FOLDER, media),
        poster: poster && join(DEMO_FOLDER, poster),
      }),
    ),
  );
}

/** Stores prepared demo items, each on top of the one before. @param db inside the write lock. */
export async function storeDemoGallery(db: Kysely<Database>, items: PreparedItem[]): Promise<void> {
  for (const item of items.toReversed()) await storeGalleryItem(db, item);
}

/** Clears up after {@link storeDemoGallery}; what another process was quicker to store is dropped. */
export async function endDemoGallery(items: PreparedItem[]): Promise<void> {
  for (const { staged } of items) await endStaging(staged);
}
