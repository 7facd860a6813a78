/**
 * Whether a client already has a version: the weak comparison of RFC 9110 (section 13.1.2), for which the strong ETag of the same
 * text is equal, too.
 *
 * @param known the request's `If-None-Match`. @param etag of the version.
 */
export function hasVersion(known: string | null | undefined, etag: string): boolean {
  if (known?.trim() === "*") return true;
  const weak = (tag: string) => tag.trim().replace(/^W\//, "");
  return known?.split(",").some((tag) => weak(tag) === weak(etag)) ?? false;
}
