/** The formats that a picture is stored in beside its JPEG, the smaller one first. */
export const RENDITION_FORMATS = ["avif", "webp"] as const;

/**
 * Where a copy of a stored picture is.
 *
 * @param url the picture's own address, `/uploads/….jpg`. @param width one of the item's `widths`.
 */
export function renditionPath(
  url: string,
  width: number,
  format: (typeof RENDITION_FORMATS)[number],
): string {
  return `${url.replace(/\.[^./]+$/, "")}-${width}.${format}`;
}
