import { isMissingFile } from "@/lib/process/missing-file";

/**
 * Handles every path without a route. Pages that don't exist redirect to the home page
 * (docs/product.md#public-pages). Missing files stay 404, so that a picture or script is never answered with a
 * page.
 */
export function GET(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (isMissingFile(pathname)) {
    return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
  }
  return new Response(null, { status: 307, headers: { location: "/" } });
}
