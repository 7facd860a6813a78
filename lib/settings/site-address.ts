import { env } from "./env";

/**
 * The whole address of something on this site, under `SITE_URL` as it is now and not at the build.
 *
 * @param path from the root, `/gallery`, or an address elsewhere, which stays as it is.
 */
export function siteAddress(path: string): string {
  if (URL.canParse(path)) return path;
  return path === "/" ? env.SITE_URL : `${env.SITE_URL}${path}`;
}
