import "server-only";
import { SOUND_TYPES } from "@/lib/contract/sounds";

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
  ...SOUND_TYPES,
};

/** The name of a media file: no separators, no leading dot, no unusual characters. */
const NAME = /^\w[\w-]{0,127}\.(?<extension>[a-z0-9]+)$/;

/** The content type of a media file. @returns undefined for a name that no media file has. */
export const contentTypeOf = (name: string): string | undefined =>
  CONTENT_TYPES[NAME.exec(name)?.groups?.extension ?? ""];
