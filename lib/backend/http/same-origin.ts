import "server-only";

/**
 * Whether a page of this site made the request. Browsers set `Sec-Fetch-Site` themselves, and no page can
 * forge it. For browsers without it, the host in `Origin` must equal `Host`.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}
