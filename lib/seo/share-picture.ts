import "server-only";
import type { PageId } from "@/lib/content/pages";

/** Dimensions in pixels that the large social networks recommend. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** The path of the picture shown in link previews of a page (app/share). */
export const sharePicture = (id: PageId) => `/share/${id}.jpg`;
