import "server-only";
import { BODY_LENGTH_HEADER } from "@/lib/process/body-length";
import { hasVersion } from "@/lib/process/etag";
import { byteRange } from "../files/byte-range";
import type { StoredFile } from "../files/file-store";
import { HttpError } from "./http-error";

/** The error for a path that is no file. */
export const fileNotFound = () => new HttpError(404, "File not found.");

/**
 * Responds with a file: the whole file, a range (206), or 304 when the client's copy is current.
 *
 * @param file undefined when there is none. @param fields the headers about its content and about caches.
 * @throws HttpError 404 without a file, 416 for a range outside the file.
 */
export async function fileResponse(
  request: Request,
  file: StoredFile | undefined,
  fields: Record<string, string>,
): Promise<Response> {
  if (!file) throw fileNotFound();
  try {
    const answer = await answerWith(file, request, fields);
    if (!answer.body) await file.close();
    return answer;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function answerWith(
  { size, etag, modified, stream }: StoredFile,
  request: Request,
  fields: Record<string, string>,
): Promise<Response> {
  const headers = {
    etag,
    "last-modified": modified.toUTCString(),
    "accept-ranges": "bytes",
    ...fields,
  };
  if (hasVersion(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  if (request.method === "HEAD")
    return new Response(null, { headers: { ...headers, [BODY_LENGTH_HEADER]: `${size}` } });

  const range = mayBePartial(request, headers) && byteRange(request.headers.get("range"), size);
  if (range === "unsatisfiable") {
    throw new HttpError(416, "The requested range is outside the file.", {
      headers: { "content-range": `bytes */${size}` },
    });
  }
  const { start, end } = range || { start: 0, end: size - 1 };
  return new Response(await stream({ start, end }, request.signal), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      [BODY_LENGTH_HEADER]: `${end + 1 - start}`,
      ...(range && { "content-range": `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** Checks `If-Range`: whether the client has part of the current version (RFC 9110, section 13.1.5). */
function mayBePartial(request: Request, version: { etag: string; "last-modified": string }): boolean {
  const known = request.headers.get("if-range");
  return known === null || known === version.etag || known === version["last-modified"];
}
