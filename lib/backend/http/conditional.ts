import "server-only";
import { createHash } from "node:crypto";
import { NextResponse } from "next/server";

/** Whether the client already has the version with this ETag (RFC 9110, section 13.1.2). */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known?.trim() === "*") return true;
  const weak = (tag: string) => tag.trim().replace(/^W\//, "");
  return known?.split(",").some((tag) => weak(tag) === weak(etag)) ?? false;
}

/** A JSON response that caches store and revalidate on each use. It is a 304 when the client already has it. */
export function revalidated<Body>(request: Request, body: Body): NextResponse<Body> {
  const text = JSON.stringify(body);
  // Weak: the server may send the same body compressed.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "no-cache" };
  if (hasVersion(request, etag)) return new NextResponse(null, { status: 304, headers });
  return new NextResponse(text, { headers: { ...headers, "content-type": "application/json" } });
}
