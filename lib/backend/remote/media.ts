import "server-only";
import { HttpError } from "../http/http-error";
import { passed, unusable } from "./answer";
import { requestBackend } from "./backend";
import { requestHeaders } from "./headers";

/** What a browser shows or plays, but never runs as a page or a script. */
const MEDIA_TYPE = /^(image|video|audio)\//i;

/** For types that could hold scripts, such as SVG. */
const INERT = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

const notFound = () => new HttpError(404, "File not found.");

/**
 * Serves a media file of the backend, whole or a range, so that it has this site's origin.
 *
 * @param path the segments below /uploads, decoded.
 * @throws HttpError 404 for anything but pictures, videos and recordings, 502 or 504 when the backend does not answer.
 */
export async function serveRemoteMedia(request: Request, path: string[]): Promise<Response> {
  // Encoded, these survive until here, and could lead to other paths of the backend.
  if (path.some((segment) => /^\.{1,2}$|[/\\]/.test(segment))) throw notFound();
  const response = await requestBackend({
    method: request.method,
    path: `/uploads/${path.map(encodeURIComponent).join("/")}`,
    headers: requestHeaders(request),
    signal: request.signal,
  });
  const { status, body, headers } = response;
  const isMedia = MEDIA_TYPE.test(headers.get("content-type") ?? "");
  if (status >= 500) throw unusable(response, request);
  if (status !== 304 && !(response.ok && isMedia)) {
    void body?.cancel();
    if (status !== 416) throw notFound();
    throw new HttpError(416, "The requested range is outside the file.", {
      headers: { "content-range": headers.get("content-range") ?? "bytes */*" },
    });
  }
  const answer = passed(response);
  for (const [name, value] of Object.entries(INERT)) answer.headers.set(name, value);
  if (!headers.has("cache-control")) answer.headers.set("cache-control", "no-cache");
  return answer;
}
