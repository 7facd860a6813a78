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

/** The `accept` attribute of file inputs. */
export const ACCEPTED = [...TYPES, ".avi", ".mov"].join(",");

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
