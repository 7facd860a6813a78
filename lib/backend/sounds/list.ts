import "server-only";
import { unstable_cache } from "next/cache";
import type { Sound } from "@/lib/contract/sounds";
import { building } from "@/lib/settings/env";
import { database } from "../db/connection";
import { FRESH_FOR_S, GALLERY_TAG } from "../gallery/list";
import { backendAddress } from "../remote/backend";
import { remoteSounds } from "../remote/sounds";
import { waitsForSpace } from "../startup/preparation";
import { SOUND_COLUMNS, toSound } from "./rows";

/** Lists all recordings in the owner's order. */
export async function listSounds(): Promise<Sound[]> {
  const rows = await database()
    .selectFrom("sounds")
    .select(SOUND_COLUMNS)
    .orderBy("position", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toSound);
}

/** Empty while the disk is too full to open the database. */
const listForPages = async () => (waitsForSpace() ? [] : listSounds());

/** The pages with recordings are those with the gallery, so one tag and one revision do for both. */
const cachedSounds = unstable_cache(backendAddress ? remoteSounds : listForPages, ["sounds"], {
  tags: [GALLERY_TAG],
  revalidate: FRESH_FOR_S,
});

/** {@link listSounds} for pre-rendered pages, cached until it changes, for at most a minute. Empty in the build. */
export async function soundsForPages(): Promise<Sound[]> {
  return building ? [] : cachedSounds();
}
