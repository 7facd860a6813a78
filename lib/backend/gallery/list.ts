import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import type { GalleryItem } from "@/lib/contract/gallery";
import { building } from "@/lib/settings/env";
import { database } from "../db/connection";
import { GALLERY_COLUMNS, toGalleryItem } from "./rows";

/** What is rendered from the gallery carries this tag. */
const GALLERY_TAG = "gallery";

/** How long in seconds a page may show a gallery that another process has changed. */
const FRESH_FOR_S = 60;

/** All items in the owner's order. */
export async function listGallery(): Promise<GalleryItem[]> {
  const rows = await database()
    .selectFrom("gallery_items")
    .select(GALLERY_COLUMNS)
    .orderBy("position", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toGalleryItem);
}

const cachedGallery = unstable_cache(listGallery, [GALLERY_TAG], {
  tags: [GALLERY_TAG],
  revalidate: FRESH_FOR_S,
});

/**
 * {@link listGallery} for pages that are rendered ahead: kept until the gallery changes, a minute at most.
 * The build has no database; it gets an empty list, which no visitor sees (see lib/process/cache-handler.mjs).
 */
export async function galleryForPages(): Promise<GalleryItem[]> {
  return building ? [] : cachedGallery();
}

/** Lets no page of this process show the gallery as it was before; call it after each committed change. */
export function revalidateGallery(): void {
  revalidateTag(GALLERY_TAG, { expire: 0 });
}
