import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { GalleryChanges, NewGalleryItem } from "@/lib/contract/gallery";
import { mediaTypeOfLink } from "@/lib/shared/video-link";
import { HttpError } from "../http/http-error";
import { checked, contentTypeOf, readJson } from "../http/respond";
import type { MediaSource } from "../media/ingest";
import { workFolderName } from "../media/leftovers";
import { parseMultipart, type UploadedFiles } from "../media/parse-multipart";
import { beginStaging, endStaging, tidy } from "../media/store";

/**
 * Reads what was sent of an item, as a multipart form with its file or as JSON without one.
 *
 * @param work is given the checked fields and what the item shall show, if that was sent: the file, else
 * the link. The files are gone afterwards.
 * @throws HttpError 400, 413 and 415 for a body that can't be taken.
 */
export async function withSentItem<Schema extends z.ZodType<NewGalleryItem | GalleryChanges>>(
  request: Request,
  schema: Schema,
  work: (input: z.output<Schema>, source: MediaSource | undefined) => Promise<Response>,
): Promise<Response> {
  if (contentTypeOf(request) !== "multipart/form-data") {
    const input = await readJson(request, schema);
    return work(input, sourceOf(input, {}));
  }
  const received = await beginStaging(workFolderName(randomUUID()));
  try {
    const { fields, files } = await parseMultipart(request, received.folder);
    const input = checked(schema, fields);
    return await work(input, sourceOf(input, files));
  } finally {
    await tidy(endStaging(received));
  }
}

function sourceOf(
  { url, mediaType, width, height }: NewGalleryItem | GalleryChanges,
  { media, poster }: UploadedFiles,
): MediaSource | undefined {
  if (media) return { media, poster };
  if (!url && poster) {
    const message = "A still comes with its film: please send that too.";
    throw new HttpError(400, message, { errors: [{ field: "poster", message }] });
  }
  if (!url) return undefined;
  return { link: { url, mediaType: mediaType ?? mediaTypeOfLink(url), width, height }, poster };
}
