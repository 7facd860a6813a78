import "server-only";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { expireTag } from "@/lib/process/page-cache";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { log } from "../log";
import { waitsForSpace } from "../startup/preparation";
import { GALLERY_TAG } from "./list";

const TOPIC = "gallery";

/** How often a process asks whether another one has changed the gallery, in milliseconds. */
const POLL_MS = 2_000;

/** Tells all processes of a change to the gallery or the recordings. @param db the transaction of the change. */
export async function announceGalleryChange(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("revisions")
    .values({ topic: TOPIC, revision: 1 })
    .onConflict((conflict) =>
      conflict.column("topic").doUpdateSet((row) => ({ revision: row("revisions.revision", "+", 1) })),
    )
    .execute();
}

/**
 * Drops this process's pages whenever the gallery was changed by any process, for as long as this one runs.
 *
 * What is seen here is committed, so pages that are rendered afterwards show it. A page whose rendering began before the
 * commit may still be stored after its tag has expired: the next look drops it.
 */
export async function watchGallery(): Promise<void> {
  // While the disk was full, pages were rendered without the gallery: an unknown revision drops them.
  let seen = waitsForSpace() ? undefined : await currentRevision().catch(() => undefined);
  let hasChanged = false;
  for (;;) {
    await setTimeout(POLL_MS, undefined, { ref: false });
    try {
      const revision = await currentRevision();
      if (revision !== seen || hasChanged) await expireTag(GALLERY_TAG);
      hasChanged = revision !== seen;
      seen = revision;
    } catch (err) {
      // The database is away, which calls report. No change is lost: the revision is still there afterwards.
      log.debug({ err }, "failed to check whether the gallery has changed");
    }
  }
}

async function currentRevision(): Promise<number> {
  const row = await database()
    .selectFrom("revisions")
    .select("revision")
    .where("topic", "=", TOPIC)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
