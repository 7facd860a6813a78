import "server-only";
import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { BODY_LENGTH_HEADER } from "@/lib/process/body-length";
import { byteRange } from "../media/byte-range";
import { streamOf } from "../media/file-stream";
import { hasVersion } from "./conditional";
import { HttpError } from "./http-error";

/** The error for a path that is no file. */
export const fileNotFound = () => new HttpError(404, "File not found.");

/**
 * Responds with a file: the whole file, a range (206), or 304 when the client's copy is current.
 *
 * @param path the file; a symbolic link is not followed. @param fields the headers about its content and about caches.
 * @throws HttpError 404 unless it is a file, 416 for a range outside the file.
 */
export async function fileResponse(
  request: Request,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const handle = await openFile(path);
  try {
    const answer = await answerWith(handle, request, fields);
    if (!answer.body) await handle.close();
    return answer;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Does not follow symbolic links, which could lead out of the folder. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    const code = error instanceof Error && "code" in error && error.code;
    throw code === "ENOENT" || code === "ELOOP" ? fileNotFound() : error;
  }
}

async function answerWith(
  handle: FileHandle,
  request: Request,
  fields: Record<string, string>,
): Promise<Response> {
  const stat = await handle.stat();
  if (!stat.isFile()) throw fileNotFound();
  const { size } = stat;
  const etag = `"${size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`;
  const headers = {
    etag,
    "last-modified": stat.mtime.toUTCString(),
    "accept-ranges": "bytes",
    ...fields,
  };
  if (hasVersion(request, etag)) return new Response(null, { status: 304, headers });
  if (request.method === "HEAD")
    return new Response(null, { headers: { ...headers, [BODY_LENGTH_HEADER]: `${size}` } });

  const range = mayBePartial(request, headers) && byteRange(request.headers.get("range"), size);
  if (range === "unsatisfiable") {
    throw new HttpError(416, "The requested range is outside the file.", {
      headers: { "content-range": `bytes */${size}` },
    });
  }
  const { start, end } = range || { start: 0, end: size - 1 };
  return new Response(streamOf(handle, { start, end }, request.signal), {
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
