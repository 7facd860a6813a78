import "server-only";
import { fileNotFound, fileResponse } from "../http/file-response";
import { backendAddress } from "../remote/backend";
import { serveRemoteMedia } from "../remote/media";
import { contentTypeOf } from "./content-type";
import { KEPT_FOREVER, mediaFiles } from "./store";

/**
 * Serves a media file: the whole file, a range (206), or 304 when the client's copy is current.
 *
 * @param path the segments below /uploads, decoded.
 * @throws HttpError 404 unless it is a published file of an allowed type, 416 for a range outside the file.
 */
export async function serveMedia(request: Request, path: string[]): Promise<Response> {
  if (backendAddress) return serveRemoteMedia(request, path);
  const [name = "", ...below] = path;
  const type = contentTypeOf(name);
  if (!type || below.length > 0) throw fileNotFound();
  return fileResponse(request, await mediaFiles().find(name), {
    "cache-control": KEPT_FOREVER,
    "content-type": type,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
}
