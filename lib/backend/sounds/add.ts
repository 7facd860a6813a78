import "server-only";
import { randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { NewSound, Sound } from "@/lib/contract/sounds";
import { toBit } from "../db/engine";
import { topPosition } from "../db/order";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { revalidateGallery } from "../gallery/list";
import { announceGalleryChange } from "../gallery/revision";
import { committing, staging } from "../media/commit";
import { nameOf } from "../media/ingest";
import { type StagedFiles, stageFile } from "../media/store";
import { inspectSound } from "./inspect";
import { fileColumns, SOUND_COLUMNS, toSound } from "./rows";

/** A recording whose file is complete but not published yet. */
export interface PreparedSound {
  row: Omit<Insertable<Database["sounds"]>, "position">;
  staged: StagedFiles;
}

/**
 * Adds a recording on top of the others: first the file, then the row. A failure leaves neither.
 *
 * @param input validated by the caller. @param path the file, which is copied.
 * @param signal cancels it when the client disconnects; nothing is added then.
 * @returns the new recording, committed to disk.
 * @throws HttpError 415 for a file that is no recording.
 */
export async function addSound(input: NewSound, path: string, signal?: AbortSignal): Promise<Sound> {
  const prepared = await prepareSound(input, path);
  const sound = await committing(prepared.staged, signal, () =>
    withWriteLock((db) => storeSound(db, prepared)),
  );
  revalidateGallery();
  return sound;
}

/** The slow part of {@link addSound}. @param isSample whether it is demo content. */
export async function prepareSound(input: NewSound, path: string, isSample = false): Promise<PreparedSound> {
  const { media: file, staged } = await stageSound(path);
  const row = {
    id: randomUUID(),
    title: input.title,
    craft: input.craft,
    sample: toBit(isSample),
    ...fileColumns(file, input),
    created_at: new Date().toISOString(),
  } as const;
  return { row, staged };
}

/** Copies a recording, as it is, into a work folder. @throws HttpError 415 for a file that is no recording. */
export const stageSound = (path: string) =>
  staging(async (staged, owner) => {
    const kind = await inspectSound(path);
    const file = `${await nameOf(owner, path)}.${kind}`;
    await stageFile(staged, file, path);
    return file;
  });

/** The last part of {@link addSound}, once the file is published. @param db the connection that holds the write lock. */
export async function storeSound(db: Kysely<Database>, { row }: Pick<PreparedSound, "row">): Promise<Sound> {
  const stored = await db
    .insertInto("sounds")
    .values({ ...row, position: await topPosition(db, "sounds") })
    .returning(SOUND_COLUMNS)
    .executeTakeFirstOrThrow();
  await announceGalleryChange(db);
  return toSound(stored);
}
