/** The formats of a picture's renditions, the smaller one first. The picture itself is a JPEG. */
export const RENDITION_FORMATS = ["avif", "webp"] as const;

/**
 * The address of a rendition of a stored picture.
 *
 * @param url the picture's own, `/uploads/….jpg`. @param width one of the item's `widths`.
 */
export function renditionPath(
  url: string,
  width: number,
  format: (typeof RENDITION_FORMATS)[number],
): string {
  return `${url.replace(/\.[^./]+$/, "")}-${width}.${format}`;
}
