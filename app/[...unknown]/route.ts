/**
 * Every path that nothing else answers: pages that don't exist lead to the home page (SPEC section 2);
 * a missing file stays missing, so that no broken picture or script is answered with a page.
 */
export function GET(request: Request): Response {
  const { pathname } = new URL(request.url);
  const isFile = /^\/(_next|uploads)(\/|$)/.test(pathname) || /\.[^/]+$/.test(pathname);
  if (isFile) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
  return new Response(null, { status: 307, headers: { location: "/" } });
}
