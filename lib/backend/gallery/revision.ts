import "server-only";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { expireTag } from "@/lib/process/page-cache";
import { raiseRevision, revisionOf } from "../db/revisions";
import type { Database } from "../db/schema";
import { log } from "../log";
import { waitsForSpace } from "../startup/preparation";
import { GALLERY_TAG } from "./list";

/** How often a process asks whether another one has changed the gallery, in milliseconds. */
const POLL_MS = 2_000;

/** Tells all processes of a change to the gallery or the recordings. @param db the transaction of the change. */
export const announceGalleryChange = (db: Kysely<Database>): Promise<void> => raiseRevision(db, "gallery");

/**
 * Drops this process's pages whenever the gallery was changed by any process, for as long as this one runs.
 *
 * What is seen here is committed, so pages that are rendered afterwards show it. A page whose rendering began before the
 * commit may still be stored after its tag has expired: the next look drops it.
 */
export async function watchGallery(): Promise<void> {
  // While the disk was full, pages were rendered without the gallery: an unknown revision drops them.
  let seen = waitsForSpace() ? undefined : await revisionOf("gallery").catch(() => undefined);
  let hasChanged = false;
  for (;;) {
    await setTimeout(POLL_MS, undefined, { ref: false });
    try {
      const revision = await revisionOf("gallery");
      if (revision !== seen || hasChanged) await expireTag(GALLERY_TAG);
      hasChanged = revision !== seen;
      seen = revision;
    } catch (err) {
      // The database is away, which calls report. No change is lost: the revision is still there afterwards.
      log.debug({ err }, "failed to check whether the gallery has changed");
    }
  }
}
