import type { GalleryChanges, GalleryItem } from "@/lib/contract/gallery";
import { mediaTypeOfLink } from "@/lib/shared/video-link";
import { altOf, type ItemInput, type TitleInput } from "./item-fields";

/** The edit form's values. */
export interface EditInput extends ItemInput, TitleInput {
  url: string;
  /** As HH:MM; empty if it is not known. */
  timeOfDay: string;
  /** The name of the replacement file. Drafts can't store the file itself. */
  replacement: string;
  version: number;
}

/** The end of an uploaded file's address where files are at an address of their own (`S3_PUBLIC_URL`). */
const ELSEWHERE = /\/uploads\/[0-9a-f]{16}\.[a-z0-9]+$/;

/** Whether the item is an uploaded file. Otherwise it is a link, which the form shows. */
export const isUpload = ({ url }: GalleryItem) => url.startsWith("/uploads/") || ELSEWHERE.test(url);

/** The form's initial values. An alt text equal to the title was filled in from it, so the field starts empty. */
export function valuesOf(item: GalleryItem): EditInput {
  const { title, description, category, featured, version } = item;
  return {
    title,
    description,
    category,
    featured,
    alt: item.alt === title ? "" : item.alt,
    decorative: item.alt === "",
    url: isUpload(item) ? "" : item.url,
    timeOfDay: item.timeOfDay ?? "",
    replacement: "",
    version,
  };
}

/**
 * The changes to send.
 *
 * @param newLink the link that replaces the current one, if any.
 * @param dimensions the new link's dimensions in pixels, if known.
 */
export function changesOf(
  { decorative, url: _, replacement: __, ...fields }: EditInput,
  newLink: string | undefined,
  dimensions: { width: number; height: number } | undefined,
): GalleryChanges {
  return {
    ...fields,
    alt: altOf({ ...fields, decorative }),
    ...(newLink && { url: newLink, mediaType: mediaTypeOfLink(newLink), ...dimensions }),
  };
}
