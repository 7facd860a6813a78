import "server-only";
import type * as z from "zod";
import type { GalleryChanges, NewGalleryItem } from "@/lib/contract/gallery";
import { mediaTypeOfLink } from "@/lib/shared/video-link";
import { fieldError } from "../http/http-error";
import type { MediaSource } from "../media/ingest";
import type { UploadedFiles } from "../media/parse-multipart";
import { withSentForm } from "../media/sent-form";
import { isOwnFile } from "./rows";

/**
 * Parses a request that adds or edits an item, see {@link withSentForm}.
 *
 * @param work receives the validated fields and the item's media, if any was sent: the file, else the link.
 */
export const withSentItem = <Schema extends z.ZodType<NewGalleryItem | GalleryChanges>, Result>(
  request: Request,
  schema: Schema,
  work: (input: z.output<Schema>, source: MediaSource | undefined) => Promise<Result>,
): Promise<Result> =>
  withSentForm(request, schema, async (input, files) => work(input, sourceOf(input, files)));

function sourceOf(
  { url: sent, mediaType, width, height }: NewGalleryItem | GalleryChanges,
  { media, poster }: UploadedFiles,
): MediaSource | undefined {
  // An item that is sent back as it was received keeps its file.
  const url = sent && isOwnFile(sent) ? undefined : sent;
  if (media) return { media, poster };
  if (!url && poster) throw fieldError("poster", "A poster needs a video. Please send both.");
  if (!url) return undefined;
  return { link: { url, mediaType: mediaType ?? mediaTypeOfLink(url), width, height }, poster };
}
