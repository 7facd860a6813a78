import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";
import { inspect, notMedia } from "./inspect";
import { derivePicture, measureGif } from "./pictures";
import { type StagedFiles, stageBytes, stageFile } from "./store";

/** The media of an item: an uploaded file or a link. Files may have any name; they are copied, not moved. */
export type MediaSource = { poster?: string | undefined } & ({ media: string } | { link: Link });

/** A picture or video on another site. The server never fetches it; the admin's browser reports its type. */
interface Link {
  url: string;
  mediaType: "image" | "video";
  width?: number | undefined;
  height?: number | undefined;
}

/** The stored media of an item; file names are those in the media store. Either `file` or `link` is set. */
export interface StoredMedia {
  mediaType: "image" | "video";
  file: string | null;
  link: string | null;
  posterFile: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  widths: number[];
  /** When a photo was taken, as HH:MM. */
  timeOfDay: string | null;
}

/**
 * Creates all files of an item in a work folder.
 *
 * @param staged the work folder. @param owner unique to this upload; it keeps file names unique.
 * @param signal cancels the work when the client disconnects.
 * @throws HttpError 415 for a damaged file or one that is not a picture or video, 413 for a picture that is
 * too large.
 */
export async function stageMedia(
  staged: StagedFiles,
  owner: string,
  source: MediaSource,
  signal?: AbortSignal,
): Promise<StoredMedia> {
  if ("link" in source) return stageLink(staged, owner, source.link, source.poster, signal);
  const { media, poster } = source;
  const kind = await inspect(media);
  if (kind === "gif") return stageGif(staged, owner, media, signal);
  if (kind === "jpg" || kind === "png") {
    return { ...EMPTY, mediaType: "image", ...(await stagePicture(staged, owner, media, signal)) };
  }
  const file = `${await nameOf(owner, media)}.${kind}`;
  await stageFile(staged, file, media);
  return { ...EMPTY, mediaType: "video", file, ...(await stagePoster(staged, owner, poster, signal)) };
}

/** Lists the names of all files that belong to a row. */
export function filesOfItem(row: {
  file: string | null;
  poster_file: string | null;
  widths: string;
}): string[] {
  const picture = row.poster_file ?? row.file;
  const widths: number[] = JSON.parse(row.widths);
  const renditions = picture
    ? widths.flatMap((width) => RENDITION_FORMATS.map((format) => renditionPath(picture, width, format)))
    : [];
  return [row.file, row.poster_file, ...renditions].filter((name) => name !== null);
}

const EMPTY = {
  file: null,
  link: null,
  posterFile: null,
  width: null,
  height: null,
  placeholder: null,
  widths: [],
  timeOfDay: null,
};

/** A poster is stored like a picture. Links to pictures have none. */
async function stageLink(
  staged: StagedFiles,
  owner: string,
  { url, mediaType, width, height }: Link,
  poster: string | undefined,
  signal?: AbortSignal,
): Promise<StoredMedia> {
  const posterFiles = mediaType === "video" ? await stagePoster(staged, owner, poster, signal) : {};
  const dimensions = width && height ? { width, height } : {};
  return { ...EMPTY, mediaType, link: url, ...posterFiles, ...dimensions };
}

async function stagePoster(
  staged: StagedFiles,
  owner: string,
  path: string | undefined,
  signal?: AbortSignal,
) {
  if (!path) return {};
  const kind = await inspect(path);
  if (kind !== "jpg" && kind !== "png") throw notMedia();
  // When the poster was captured says nothing about the video.
  const { file, timeOfDay: _, ...picture } = await stagePicture(staged, owner, path, signal);
  return { posterFile: file, ...picture };
}

async function stagePicture(staged: StagedFiles, owner: string, path: string, signal?: AbortSignal) {
  const { jpeg, renditions, ...picture } = await derivePicture(path, signal);
  const file = `${await nameOf(owner, path)}.jpg`;
  await stageBytes(staged, file, jpeg);
  for (const { width, format, bytes } of renditions) {
    await stageBytes(staged, renditionPath(file, width, format), bytes);
  }
  return { file, ...picture };
}

/** Stored unchanged, since a GIF may be animated. */
async function stageGif(
  staged: StagedFiles,
  owner: string,
  path: string,
  signal?: AbortSignal,
): Promise<StoredMedia> {
  const derived = await measureGif(path, signal);
  const file = `${await nameOf(owner, path)}.gif`;
  await stageFile(staged, file, path);
  return { ...EMPTY, mediaType: "image", file, ...derived };
}

/**
 * 16 hex digits of a digest of the content and its owner. Different content gets a different name, so files
 * can be cached forever. No two items share a file, so deleting one never breaks another.
 */
export async function nameOf(owner: string, path: string): Promise<string> {
  const hash = createHash("sha256").update(owner);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex").slice(0, 16);
}
