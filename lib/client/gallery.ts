import type { galleryCalls } from "@/lib/contract/calls/gallery";
import type { GalleryItem } from "@/lib/contract/gallery";
import { readGallery } from "./read-gallery";
import { ApiError, parseJson, send } from "./send";

/* Public pages make this call without zod: only the type comes from the record, and `readGallery` replaces its schema. */
const path: (typeof galleryCalls.list)["path"] = "/api/gallery";

/** Fetches all gallery items in the owner's order. @throws ApiError as `request` does; AbortError by `signal`. */
export async function fetchGallery(signal?: AbortSignal): Promise<GalleryItem[]> {
  const { text } = await send(path, { signal });
  try {
    return readGallery(parseJson(text));
  } catch (error) {
    console.error(error);
    throw new ApiError("", 200);
  }
}
