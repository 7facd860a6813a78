import "server-only";
import { galleryCalls } from "@/lib/contract/calls/gallery";
import { type GalleryItem, readGalleryItemSchema } from "@/lib/contract/gallery";
import { perProcess } from "../per-process";
import { readList } from "./list";

/** How long a list that was read counts as current, in milliseconds: as long as for pages. */
const FRESH_FOR_MS = 60_000;

interface Known {
  items?: GalleryItem[];
  /** When they were read, in milliseconds since 1970; 0 after a change. */
  readAt: number;
  /** The changes so far: a list that was requested before the latest one is out of date when it arrives. */
  changes: number;
}

const memory = () => perProcess<Known>("backend gallery", () => ({ readAt: 0, changes: 0 }));

async function refresh(): Promise<GalleryItem[]> {
  const { changes } = memory();
  const items = await readList(galleryCalls.list, readGalleryItemSchema);
  const readAt = changes === memory().changes ? Date.now() : 0;
  Object.assign(memory(), { items, readAt });
  return items;
}

/** The backend's gallery. While the backend is down: what it was before, or empty. */
export async function remoteGallery(): Promise<GalleryItem[]> {
  // requestBackend logs the error.
  return refresh().catch(() => memory().items ?? []);
}

/** Counts the backend's items. @throws HttpError 502 or 504 when the backend is down and they were never read. */
export async function countRemoteGallery(): Promise<number> {
  const { items, readAt } = memory();
  if (items && Date.now() - readAt < FRESH_FOR_MS) return items.length;
  const current = await refresh().catch((error: unknown) => {
    if (!items) throw error;
    return items;
  });
  return current.length;
}

/** Makes the next count read the backend's gallery again. Call it after each change made through this side. */
export function outdateRemoteGallery(): void {
  memory().readAt = 0;
  memory().changes += 1;
}
