import type { GalleryItem } from "@/lib/contract/gallery";
import { call } from "./http";

/** All gallery items in the owner's order. @throws ApiError as `call` does. */
export async function listGallery(): Promise<GalleryItem[]> {
  return (await call<GalleryItem[]>("/api/gallery")).body;
}
