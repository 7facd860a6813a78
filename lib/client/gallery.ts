import type { GalleryItem } from "@/lib/contract/gallery";
import { call } from "./http";

/** All gallery items in the owner's order. @throws ApiError as `call` does; AbortError by `signal`. */
export async function fetchGallery(signal?: AbortSignal): Promise<GalleryItem[]> {
  return (await call<GalleryItem[]>("/api/gallery", signal ? { signal } : {})).body;
}
