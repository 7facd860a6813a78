import "server-only";
import { createHash } from "node:crypto";

/** Whether the caller already has the version that `etag` names (RFC 9110, section 13.1.2). */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known?.trim() === "*") return true;
  const weak = (tag: string) => tag.trim().replace(/^W\//, "");
  return known?.split(",").some((tag) => weak(tag) === weak(etag)) ?? false;
}

/** A JSON answer that caches keep and ask about each time: 304 when the caller already has it. */
export function revalidated(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  // Weak: the server may send the same answer compressed.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "no-cache" };
  if (hasVersion(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}
