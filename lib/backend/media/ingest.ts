import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { RENDITION_FORMATS, renditionPath } from "@/lib/contract/rendition";
import { inspect, notMedia } from "./inspect";
import { derivePicture, measureGif } from "./pictures";
import { type StagedFiles, stageBytes, stageFile } from "./store";

/** What an item shows. Files are under any name: they are read and left where they are. */
export type MediaSource = { poster?: string | undefined } & ({ media: string } | { link: Link });

/** A picture or film elsewhere, which this server never asks for: its page says what it is. */
interface Link {
  url: string;
  mediaType: "image" | "video";
  width?: number | undefined;
  height?: number | undefined;
}

/** What the files of an item say of it; names are those in the media store. Of file and link one is set. */
export interface StoredMedia {
  mediaType: "image" | "video";
  file: string | null;
  link: string | null;
  posterFile: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  widths: number[];
}

/**
 * Stages all files of an item.
 *
 * @param staged where they go. @param owner what no other upload has; it keeps the names apart.
 * @param signal stops the work when nobody waits for it any more.
 * @throws HttpError 415 for a file that is no picture or video or is damaged, 413 for a picture too large.
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

/** The names of all files that belong to a row. */
export function filesOfItem(row: {
  file: string | null;
  poster_file: string | null;
  widths: string;
}): string[] {
  const picture = row.poster_file ?? row.file;
  const widths: number[] = JSON.parse(row.widths);
  const copies = picture
    ? widths.flatMap((width) => RENDITION_FORMATS.map((format) => renditionPath(picture, width, format)))
    : [];
  return [row.file, row.poster_file, ...copies].filter((name) => name !== null);
}

const EMPTY = {
  file: null,
  link: null,
  posterFile: null,
  width: null,
  height: null,
  placeholder: null,
  widths: [],
};

/** A video's still is stored as a picture; a picture needs none. */
async function stageLink(
  staged: StagedFiles,
  owner: string,
  { url, mediaType, width, height }: Link,
  poster: string | undefined,
  signal?: AbortSignal,
): Promise<StoredMedia> {
  const still = mediaType === "video" ? await stagePoster(staged, owner, poster, signal) : {};
  const measures = width && height ? { width, height } : {};
  return { ...EMPTY, mediaType, link: url, ...still, ...measures };
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
  const { file, ...picture } = await stagePicture(staged, owner, path, signal);
  return { posterFile: file, ...picture };
}

async function stagePicture(staged: StagedFiles, owner: string, path: string, signal?: AbortSignal) {
  const { jpeg, copies, ...picture } = await derivePicture(path, signal);
  const file = `${await nameOf(owner, path)}.jpg`;
  await stageBytes(staged, file, jpeg);
  for (const { width, format, bytes } of copies) {
    await stageBytes(staged, renditionPath(file, width, format), bytes);
  }
  return { file, ...picture };
}

/** A GIF may move: it stays as it is. */
async function stageGif(
  staged: StagedFiles,
  owner: string,
  path: string,
  signal?: AbortSignal,
): Promise<StoredMedia> {
  const measured = await measureGif(path, signal);
  const file = `${await nameOf(owner, path)}.gif`;
  await stageFile(staged, file, path);
  return { ...EMPTY, mediaType: "image", file, ...measured };
}

/**
 * 16 hex digits of a digest of the content and its owner: other content has another name, so that it can be
 * cached for ever; and no two items share a file, so that deleting one never takes the other's.
 */
async function nameOf(owner: string, path: string): Promise<string> {
  const hash = createHash("sha256").update(owner);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex").slice(0, 16);
}
