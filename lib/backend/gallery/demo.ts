import "server-only";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { demoItems } from "@/lib/content/demo-gallery";
import type { Database } from "../db/schema";
import { publish } from "../media/store";
import { type PreparedItem, prepareGalleryItem, storeGalleryItem } from "./add";

/** Read at startup from the source folder. The pictures are not part of the build. */
const DEMO_FOLDER = join(process.cwd(), "lib/backend/gallery/demo");

/** Creates and publishes all files of the demo items, as an upload does. Takes a few seconds and holds no lock. */
export function prepareDemoGallery(): Promise<PreparedItem[]> {
  return Promise.all(
    demoItems.map(async ({ media, poster, ...input }) => {
      const prepared = await prepareGalleryItem(input, {
        media: join(DEMO_FOLDER, media),
        poster: poster && join(DEMO_FOLDER, poster),
      });
      await publish(prepared.staged);
      return prepared;
    }),
  );
}

/** Stores the prepared items in the order of the list. @param db the connection that holds the write lock. */
export async function storeDemoGallery(db: Kysely<Database>, items: PreparedItem[]): Promise<void> {
  for (const item of items.toReversed()) await storeGalleryItem(db, item);
}
