import "server-only";
import type { Kysely } from "kysely";
import { expireTag } from "@/lib/process/page-cache";
import { type Revisions, raiseRevision, revisionOf } from "../db/revisions";
import type { Database } from "../db/schema";
import { waitsForSpace } from "../startup/preparation";
import { GALLERY_TAG } from "./list";

/** Tells all processes of a change to the gallery or the recordings. @param db the transaction of the change. */
export const announceGalleryChange = (db: Kysely<Database>): Promise<void> => raiseRevision(db, "gallery");

/**
 * Drops this process's pages whenever the gallery was changed by any process.
 *
 * What is seen here is committed, so pages that are rendered afterwards show it. A page whose rendering began before the
 * commit may still be stored after its tag has expired: the next look drops it.
 *
 * @returns what has to be told of the revisions, time and again.
 */
export async function galleryPagesDropper(): Promise<(revisions: Revisions) => Promise<void>> {
  // While the disk was full, pages were rendered without the gallery: an unknown revision drops them.
  let seen = waitsForSpace() ? undefined : await revisionOf("gallery").catch(() => undefined);
  let hasChanged = false;
  return async ({ gallery: revision = 0 }) => {
    if (revision !== seen || hasChanged) await expireTag(GALLERY_TAG);
    hasChanged = revision !== seen;
    seen = revision;
  };
}
