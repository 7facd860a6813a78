import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { GalleryChanges, NewGalleryItem } from "@/lib/contract/gallery";
import { mediaTypeOfLink } from "@/lib/shared/video-link";
import { HttpError } from "../http/http-error";
import { checked, contentTypeOf, readJson } from "../http/parse";
import type { MediaSource } from "../media/ingest";
import { workFolderName } from "../media/leftovers";
import { parseMultipart, type UploadedFiles } from "../media/parse-multipart";
import { beginStaging, endStaging, tidy } from "../media/store";
import { requireFreeSpace } from "../problems/free-space";
import { isOwnFile } from "./rows";

/**
 * Parses a request that adds or edits an item: a multipart form with files, or JSON without.
 *
 * @param work receives the validated fields and the item's media, if any was sent: the file, else the link.
 * The uploaded files are removed when it returns.
 * @throws HttpError 400, 413 and 415 for a body that is not accepted, 507 for a form while the disk is almost full.
 */
export async function withSentItem<Schema extends z.ZodType<NewGalleryItem | GalleryChanges>, Result>(
  request: Request,
  schema: Schema,
  work: (input: z.output<Schema>, source: MediaSource | undefined) => Promise<Result>,
): Promise<Result> {
  if (contentTypeOf(request) !== "multipart/form-data") {
    const input = await readJson(request, schema);
    return work(input, sourceOf(input, {}));
  }
  await requireFreeSpace("nothing can be uploaded");
  const upload = await beginStaging(workFolderName(randomUUID()));
  try {
    const { fields, files } = await parseMultipart(request, upload.folder);
    const input = checked(schema, fields);
    return await work(input, sourceOf(input, files));
  } finally {
    await tidy(endStaging(upload));
  }
}

function sourceOf(
  { url: sent, mediaType, width, height }: NewGalleryItem | GalleryChanges,
  { media, poster }: UploadedFiles,
): MediaSource | undefined {
  // An item that is sent back as it was received keeps its file.
  const url = sent && isOwnFile(sent) ? undefined : sent;
  if (media) return { media, poster };
  if (!url && poster) {
    const message = "A poster needs a video. Please send both.";
    throw new HttpError(400, message, { errors: [{ field: "poster", message }] });
  }
  if (!url) return undefined;
  return { link: { url, mediaType: mediaType ?? mediaTypeOfLink(url), width, height }, poster };
}
