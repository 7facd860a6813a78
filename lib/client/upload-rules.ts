import { MEDIA_SIZE_LIMIT } from "@/lib/contract/limits";

const TOO_LARGE = "File size exceeds 10MB limit";
const NOT_MEDIA = "Please upload a valid image or video file";

/** The types of SPEC section 5 and the names that browsers really send for the same formats. */
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

/** Some systems know no type for a film; its name must do then. */
const FILM_NAME = /\.(mp4|avi|mov)$/i;

/** What a file picker offers. */
export const ACCEPTED = [...TYPES, ".avi", ".mov"].join(",");

/**
 * Checks a file before anything of it is sent; the server decides by its bytes.
 *
 * @param file its name, its type as the browser sees it, and its size in bytes.
 * @returns the sentence of SPEC section 5 that is wrong with it, or undefined.
 */
export function fileError({ name, type, size }: Pick<File, "name" | "type" | "size">): string | undefined {
  if (!TYPES.includes(type) && (type !== "" || !FILM_NAME.test(name))) return NOT_MEDIA;
  return size > MEDIA_SIZE_LIMIT ? TOO_LARGE : undefined;
}

/** Whether a checked file is a film. */
export const isVideoFile = ({ name, type }: Pick<File, "name" | "type">) =>
  type.startsWith("video/") || (type === "" && FILM_NAME.test(name));

/** A title to begin with: the file's name, in words. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[_\-\s]+/g, " ")
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 120);
}
