import "server-only";
import type { Updateable } from "kysely";
import type { OrderMove } from "@/lib/contract/fields";
import type { Sound, SoundChanges } from "@/lib/contract/sounds";
import { database } from "../db/connection";
import { toBit } from "../db/engine";
import { moveRow } from "../db/order";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { revalidateGallery } from "../gallery/list";
import { announceGalleryChange } from "../gallery/revision";
import { fieldError } from "../http/http-error";
import { committing } from "../media/commit";
import { retiringMedia } from "../media/retire";
import { stageSound } from "./add";
import { fileColumns, requireSameFile, SOUND_COLUMNS, soundToChange, toSound } from "./rows";

/**
 * Updates a recording. Fields missing from `changes` keep their values.
 *
 * @param path replaces the file; the old one is removed once the change is committed. A sample is no longer one then.
 * @param signal cancels it when the client disconnects.
 * @returns the updated recording.
 * @throws HttpError 400 for a file without its shape, 404 for an unknown id, 409 when it was edited since
 * `changes.version`, 415 for a file that is no recording.
 */
export async function editSound(
  id: string,
  changes: SoundChanges,
  path?: string,
  signal?: AbortSignal,
): Promise<Sound> {
  // Checked again under the lock. This early check saves work on files.
  const known = await soundToChange(database(), id, changes.version);
  const { title, craft } = changes;
  const change = (media: Updateable<Database["sounds"]>) =>
    withWriteLock(async (db) => {
      const row = await soundToChange(db, id, changes.version);
      if (path) requireSameFile(known, row);
      const changed = await db
        .updateTable("sounds")
        .set({ title, ...(craft && { craft }), ...media, version: row.version + 1 })
        .where("id", "=", id)
        .returning(SOUND_COLUMNS)
        .executeTakeFirstOrThrow();
      await announceGalleryChange(db);
      return toSound(changed);
    });
  const changeFile = async (sent: string) => {
    const shape = shapeOf(changes);
    const { media: file, staged } = await stageSound(sent);
    const media = { ...fileColumns(file, shape), sample: toBit(false) };
    return committing(staged, signal, () => retiringMedia([known.file], () => change(media)));
  };
  const sound = await (path ? changeFile(path) : change({}));
  revalidateGallery();
  return sound;
}

/** @throws HttpError 400 naming what is missing about a new file. */
function shapeOf({ duration, peaks }: SoundChanges) {
  if (!duration) throw fieldError("duration", "A new file needs its duration.");
  if (!peaks) throw fieldError("peaks", "A new file needs its peaks.");
  return { duration, peaks };
}

/**
 * Moves a recording within the owner's order.
 *
 * @throws HttpError 404 when it no longer exists, 409 when the one to place it before no longer does.
 */
export async function moveSound(move: OrderMove): Promise<void> {
  if (move.id === move.before) return;
  await withWriteLock(async (db) => {
    await soundToChange(db, move.id);
    await moveRow(db, "sounds", move, "recording");
    await announceGalleryChange(db);
  });
  revalidateGallery();
}

/**
 * Deletes a recording permanently, then its file.
 *
 * @throws HttpError 404 for an unknown id, 409 when its file was replaced at the same moment.
 */
export async function deleteSound(id: string): Promise<void> {
  const known = await soundToChange(database(), id);
  await retiringMedia([known.file], () =>
    withWriteLock(async (db) => {
      requireSameFile(known, await soundToChange(db, id));
      await db.deleteFrom("sounds").where("id", "=", id).execute();
      await announceGalleryChange(db);
    }),
  );
  revalidateGallery();
}
