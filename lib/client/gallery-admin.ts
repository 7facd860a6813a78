import type { GalleryChanges, GalleryItem, GalleryMove, NewGalleryItem } from "@/lib/contract/gallery";
import { type Success, withFallback } from "./http";
import { callAsAdmin, deleteAsAdmin } from "./session";
import { uploadAsAdmin } from "./upload";

const GALLERY = "/api/gallery";

/** A medium and what goes with it, beside the fields of its item. */
export interface MediaFiles {
  file?: File | undefined;
  /** A film's still, which only a browser can take. */
  poster?: Blob | undefined;
}

type Progress = Omit<Parameters<typeof uploadAsAdmin>[1], "method" | "form">;

/** Adds an item on top. @throws ApiError 'Failed to upload gallery item' or the server's message. */
export function uploadGalleryItem(
  item: NewGalleryItem,
  files: MediaFiles,
  progress: Progress,
): Promise<void> {
  return withFallback("Failed to upload gallery item", async () => {
    const form = formOf({ ...item, type: "media" }, files);
    await uploadAsAdmin(GALLERY, { ...progress, method: "POST", form });
  });
}

/**
 * Changes an item, and its medium when a file is given.
 *
 * @returns the item as it is now. @throws ApiError 'Failed to update gallery item' or the server's message,
 * with status 404 or 409 when somebody else deleted or changed it.
 */
export function updateGalleryItem(
  id: string,
  changes: GalleryChanges,
  files: MediaFiles,
  progress: Progress,
): Promise<GalleryItem | undefined> {
  return withFallback("Failed to update gallery item", async () => {
    const path = `${GALLERY}/update/${encodeURIComponent(id)}`;
    if (files.file) {
      const form = formOf(changes, files);
      return (await uploadAsAdmin<Success<GalleryItem>>(path, { ...progress, method: "PUT", form })).data;
    }
    const { signal } = progress;
    return (await callAsAdmin<Success<GalleryItem>>(path, { method: "PUT", body: changes, signal })).body
      .data;
  });
}

/** Deletes an item and its files. @throws ApiError 'Failed to delete gallery item' or the server's message. */
export function removeGalleryItem(id: string): Promise<void> {
  return withFallback("Failed to delete gallery item", () =>
    deleteAsAdmin(`${GALLERY}/${encodeURIComponent(id)}`),
  );
}

/** Gives an item another place. @throws ApiError 'Failed to update gallery item' or the server's message. */
export function sendGalleryMove(move: GalleryMove): Promise<void> {
  return withFallback("Failed to update gallery item", async () => {
    await callAsAdmin(`${GALLERY}/order`, { method: "PUT", body: move });
  });
}

function formOf(fields: object, { file, poster }: MediaFiles): FormData {
  const form = new FormData();
  // The fields first: they are checked before the file is worked on.
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  if (file) form.append("media", file);
  if (poster) form.append("poster", poster, "poster.jpg");
  return form;
}
