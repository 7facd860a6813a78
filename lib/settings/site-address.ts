import { env } from "./env";

/**
 * Returns the absolute URL of a path on this site, using the current `SITE_URL`, not that of the build.
 *
 * @param path a path from the root (`/gallery`), or an absolute URL, which is returned unchanged.
 */
export function siteAddress(path: string): string {
  if (URL.canParse(path)) return path;
  return path === "/" ? env.SITE_URL : `${env.SITE_URL}${path}`;
}
