import "server-only";

/**
 * Whether a page of this site made the request. Browsers send `Sec-Fetch-Site` by themselves and no
 * page can forge it; for those without it, `Origin` must name the host that was asked.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}
