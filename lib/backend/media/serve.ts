import "server-only";
import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { BODY_LENGTH_HEADER } from "@/lib/process/body-length";
import { hasVersion } from "../http/conditional";
import { HttpError } from "../http/http-error";
import { backendAddress } from "../remote/backend";
import { serveRemoteMedia } from "../remote/media";
import { byteRange } from "./byte-range";
import { streamOf } from "./file-stream";
import { mediaFolder } from "./store";

/** The types that are served, by extension. None that a browser would run as a page or a script. */
const CONTENT_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  gif: "image/gif",
  mp4: "video/mp4",
  mov: "video/quicktime",
  avi: "video/x-msvideo",
};

/** A file directly in the media folder: no separators, no leading dot, no unusual characters. */
const NAME = /^\w[\w-]{0,127}\.(?<extension>[a-z0-9]+)$/;

const notFound = () => new HttpError(404, "File not found.");

/**
 * Serves a media file: the whole file, a range (206), or 304 when the client's copy is current.
 *
 * @param path the segments below /uploads, decoded.
 * @throws HttpError 404 unless it is a file of an allowed type directly in the media folder, 416 for a range
 * outside the file.
 */
export async function serveMedia(request: Request, path: string[]): Promise<Response> {
  if (backendAddress) return serveRemoteMedia(request, path);
  const [name = "", ...below] = path;
  const type = CONTENT_TYPES[NAME.exec(name)?.groups?.extension ?? ""];
  if (!type || below.length > 0) throw notFound();
  const handle = await openFile(join(mediaFolder(), name));
  try {
    const answer = await answerWith(handle, request, type);
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
    throw code === "ENOENT" || code === "ELOOP" ? notFound() : error;
  }
}

async function answerWith(handle: FileHandle, request: Request, type: string): Promise<Response> {
  const stat = await handle.stat();
  if (!stat.isFile()) throw notFound();
  const { size } = stat;
  const etag = `"${size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`;
  const headers = {
    etag,
    "last-modified": stat.mtime.toUTCString(),
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": type,
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
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
