import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pictureCopy } from "@/lib/contract/picture-copy";
import { inspect, notMedia } from "./inspect";
import { derivePicture, measureGif } from "./pictures";
import { type StagedFiles, stageBytes, stageCopy } from "./store";

/** Where the files of a new item are, under any name: they are read and left where they are. */
export interface SourceFiles {
  media: string;
  /** A video's still, as a picture. */
  poster?: string | undefined;
}

/** What the files of an item say of it; names are those in the media store. */
export interface StoredMedia {
  mediaType: "image" | "video";
  file: string;
  posterFile: string | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  widths: number[];
}

/**
 * Stages all files of an item.
 *
 * @param staged where they go. @param owner the item's id. @param files of which the bytes decide.
 * @throws Refusal 415 for a file that is no picture or video or is damaged, 413 for a picture too large.
 */
export async function stageMedia(
  staged: StagedFiles,
  owner: string,
  { media, poster }: SourceFiles,
): Promise<StoredMedia> {
  const kind = await inspect(media);
  if (kind === "gif") return stageGif(staged, owner, media);
  if (kind === "jpg" || kind === "png") {
    const { file, ...picture } = await stagePicture(staged, owner, media);
    return { mediaType: "image", file, posterFile: null, ...picture };
  }
  const file = `${await nameOf(owner, media)}.${kind}`;
  await stageCopy(staged, file, media);
  if (!poster) return { ...UNMEASURED, mediaType: "video", file };
  const { file: posterFile, ...picture } = await stagePoster(staged, owner, poster);
  return { mediaType: "video", file, posterFile, ...picture };
}

const UNMEASURED = { posterFile: null, width: null, height: null, placeholder: null, widths: [] };

async function stagePoster(staged: StagedFiles, owner: string, path: string) {
  const kind = await inspect(path);
  if (kind !== "jpg" && kind !== "png") throw notMedia();
  return stagePicture(staged, owner, path);
}

async function stagePicture(staged: StagedFiles, owner: string, path: string) {
  const { jpeg, copies, ...picture } = await derivePicture(path);
  const file = `${await nameOf(owner, path)}.jpg`;
  await stageBytes(staged, file, jpeg);
  for (const { width, format, bytes } of copies) {
    await stageBytes(staged, pictureCopy(file, width, format), bytes);
  }
  return { file, ...picture };
}

/** A GIF may move: it stays as it is. */
async function stageGif(staged: StagedFiles, owner: string, path: string): Promise<StoredMedia> {
  const measured = await measureGif(path);
  const file = `${await nameOf(owner, path)}.gif`;
  await stageCopy(staged, file, path);
  return { ...UNMEASURED, mediaType: "image", file, ...measured };
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
