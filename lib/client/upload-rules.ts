import { MEDIA_SIZE_LIMIT } from "@/lib/contract/limits";

const TOO_LARGE = "File size exceeds 10MB limit";
const NOT_MEDIA = "Please upload a valid image or video file";

/** The accepted types (docs/product.md#media), and the other names that browsers use for the same formats. */
const TYPES = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "video/mp4",
  "video/avi",
  "video/x-msvideo",
  "video/mov",
  "video/quicktime",
];

/** Some systems have no type for a video, so its name has to do. */
const VIDEO_NAME = /\.(mp4|avi|mov)$/i;

/** What file inputs for the gallery accept: their attribute, and the types in words. */
export const GALLERY_FILES = {
  accept: [...TYPES, ".avi", ".mov"].join(","),
  types: "JPEG, PNG, GIF, MP4, MOV or AVI",
};

const NOT_SOUND = "Please upload an MP3, M4A or WAV file";

/** Systems have many names for the types of recordings, so the file's own name has to do. */
const SOUND_NAME = /\.(mp3|m4a|wav)$/i;

/** What file inputs for recordings accept. */
export const SOUND_FILES = {
  accept: "audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,.mp3,.m4a,.wav",
  types: "MP3, M4A or WAV",
};

/** {@link fileError} for a recording. */
export function soundFileError({ name, size }: Pick<File, "name" | "size">): string | undefined {
  if (!SOUND_NAME.test(name)) return NOT_SOUND;
  return size > MEDIA_SIZE_LIMIT ? TOO_LARGE : undefined;
}

/**
 * Checks a file before it is uploaded. The server then checks its bytes.
 *
 * @param file its name, its type as the browser sees it, and its size in bytes.
 * @returns the error message (docs/product.md#errors), or undefined for a valid file.
 */
export function fileError({ name, type, size }: Pick<File, "name" | "type" | "size">): string | undefined {
  if (!TYPES.includes(type) && (type !== "" || !VIDEO_NAME.test(name))) return NOT_MEDIA;
  return size > MEDIA_SIZE_LIMIT ? TOO_LARGE : undefined;
}

/** Whether a valid file is a video. */
export const isVideoFile = ({ name, type }: Pick<File, "name" | "type">) =>
  type.startsWith("video/") || (type === "" && VIDEO_NAME.test(name));

/** A default title made from the file's name. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[_\-\s]+/g, " ")
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 120);
}
