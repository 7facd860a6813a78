import { galleryCalls } from "@/lib/contract/calls/gallery";
import type { OrderMove } from "@/lib/contract/fields";
import type { GalleryChanges, GalleryItem, NewGalleryItem } from "@/lib/contract/gallery";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";
import { ApiError, withFallback } from "./http";
import { formDataOf, type MediaFiles, NO_PROGRESS, type Progress, uploadAsAdmin } from "./upload";

/** The error for an item without an ID, which only another backend can return. */
export const NO_ITEM_ID = galleryCalls.edit.invalidId;

const UPDATE_FAILED = "Failed to update gallery item";

/** Adds an item on top. @throws ApiError with a message and field errors. */
export async function uploadGalleryItem(
  item: NewGalleryItem,
  files: MediaFiles = {},
  progress = NO_PROGRESS,
): Promise<void> {
  const form = formDataOf({ ...item, type: "media" }, files);
  await withFallback("Failed to upload gallery item", () =>
    uploadAsAdmin(galleryCalls.add, { ...progress, form }),
  );
}

/**
 * Changes an item, and its file when one is given.
 *
 * @returns the changed item, if the server sends it.
 * @throws ApiError with a message; with status 404 or 409 when someone else has deleted or changed the item.
 */
export async function updateGalleryItem(
  id: string,
  changes: GalleryChanges,
  files: MediaFiles,
  progress: Progress,
): Promise<GalleryItem | undefined> {
  if (files.file) {
    const form = formDataOf(changes, files);
    const { data } = await withFallback(UPDATE_FAILED, () =>
      uploadAsAdmin(galleryCalls.edit, { ...progress, id, form }),
    );
    return data;
  }
  const options = { id, body: changes, signal: progress.signal };
  return (await requestAsAdmin(galleryCalls.edit, options, UPDATE_FAILED)).body.data;
}

/** Deletes an item and its files. @throws ApiError with a message. */
export async function removeGalleryItem(id: string): Promise<void> {
  await deleteAsAdmin(galleryCalls.remove, { id }, "Failed to delete gallery item");
}

/** Moves an item to another place. @throws ApiError with a message. */
export async function sendGalleryMove(move: OrderMove): Promise<void> {
  if (!move.id || move.before === "") throw new ApiError(NO_ITEM_ID);
  await requestAsAdmin(galleryCalls.move, { body: move }, UPDATE_FAILED);
}
