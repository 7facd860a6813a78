/**
 * Whether an unknown path is meant for a file. Missing files get a 404 instead of the redirect that unknown pages
 * get, so that no picture or script is answered with a page. "/gallery/2.0" is not a file, since its extension has
 * no letter.
 */
export const isMissingFile = (path: string): boolean =>
  /^\/(_next|uploads)(\/|$)/.test(path) || /\.[^/]*[a-z][^/]*$/i.test(path);
