import "server-only";
import { createHash } from "node:crypto";
import { NextResponse } from "next/server";
import { hasVersion } from "@/lib/process/etag";

/** A JSON response that caches store and revalidate on each use. It is a 304 when the client already has it. */
export function revalidated<Body>(request: Request, body: Body): NextResponse<Body> {
  const text = JSON.stringify(body);
  // Weak: the server may send the same body compressed.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { etag, "cache-control": "no-cache" };
  if (hasVersion(request.headers.get("if-none-match"), etag))
    return new NextResponse(null, { status: 304, headers });
  return new NextResponse(text, { headers: { ...headers, "content-type": "application/json" } });
}
