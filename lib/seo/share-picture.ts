import type { PageId } from "@/lib/content/pages";

/** Pixels; what the large social networks ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Where the picture is that others show with a link to a page (app/share). */
export const sharePicture = (id: PageId) => `/share/${id}.png`;
