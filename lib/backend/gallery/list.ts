import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import type { GalleryItem } from "@/lib/contract/gallery";
import { building } from "@/lib/settings/env";
import { database } from "../db/connection";
import { backendAddress } from "../remote/backend";
import { countRemoteGallery, outdateRemoteGallery, remoteGallery } from "../remote/gallery";
import { waitsForSpace } from "../startup/preparation";
import { GALLERY_COLUMNS, toGalleryItem } from "./rows";

/** Cache tag of everything rendered from the gallery or the recordings. */
export const GALLERY_TAG = "gallery";

/** Seconds until a page shows a change that nobody has announced, such as one by an older version. */
export const FRESH_FOR_S = 60;

/** Lists all items in the owner's order. */
export async function listGallery(): Promise<GalleryItem[]> {
  const rows = await database()
    .selectFrom("gallery_items")
    .select(GALLERY_COLUMNS)
    .orderBy("position", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toGalleryItem);
}

/** Counts all items. */
export async function countGallery(): Promise<number> {
  if (backendAddress) return countRemoteGallery();
  const { items } = await database()
    .selectFrom("gallery_items")
    .select(({ fn }) => fn.countAll<number>().as("items"))
    .executeTakeFirstOrThrow();
  return items;
}

/** Empty while the disk is too full to open the database: browsers then ask for the list themselves. */
const listForPages = async () => (waitsForSpace() ? [] : listGallery());

const cachedGallery = unstable_cache(backendAddress ? remoteGallery : listForPages, [GALLERY_TAG], {
  tags: [GALLERY_TAG],
  revalidate: FRESH_FOR_S,
});

/**
 * {@link listGallery} for pre-rendered pages, cached until the gallery changes, for at most a minute. The
 * build has no database and gets an empty list, which no visitor sees (lib/process/cache-handler.mjs).
 */
export async function galleryForPages(): Promise<GalleryItem[]> {
  return building ? [] : cachedGallery();
}

/**
 * Invalidates every page of this process that shows the gallery or recordings. Call it after each committed change. Other
 * processes are told by {@link announceGalleryChange}.
 */
export function revalidateGallery(): void {
  outdateRemoteGallery();
  revalidateTag(GALLERY_TAG, { expire: 0 });
}
