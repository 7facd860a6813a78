import "server-only";
import { join } from "node:path";
import { fileNotFound, fileResponse } from "../http/file-response";
import { backendAddress } from "../remote/backend";
import { serveRemoteMedia } from "../remote/media";
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
  if (!type || below.length > 0) throw fileNotFound();
  return fileResponse(request, join(mediaFolder(), name), {
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": type,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
}
