import type { GalleryItem } from "@/lib/contract/gallery";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isTimeOfDay: Check = (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value as string);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
const isCounts: Check = (value) => Array.isArray(value) && value.every(isCount);
const isOneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);

/**
 * Parses a list of gallery items like `readGalleryItemSchema`, but without zod, which public pages don't load. A
 * test checks that both give the same result.
 *
 * @throws if it is not a list of gallery items.
 */
export function readGallery(body: unknown): GalleryItem[] {
  return (body as Record<string, unknown>[]).map(readItem);
}

function readItem(sent: Record<string, unknown>): GalleryItem {
  const item: Partial<Record<keyof GalleryItem, unknown>> = {};
  /** Uses valid values and replaces others with the fallback. */
  const read = (isValid: Check, fallback: unknown, ...names: (keyof GalleryItem)[]) => {
    for (const name of names) item[name] = isValid(sent[name]) ? sent[name] : fallback;
  };
  read(isText, undefined, "title", "url");
  read(isOneOf("dj", "photography", "trumpet", "vocal"), undefined, "category");
  read(isOneOf("image", "video"), undefined, "mediaType");
  // Another backend may omit these.
  read(isText, "", "_id", "description", "createdAt");
  read(isOneOf(true, false), false, "featured");
  read(isText, sent.title, "alt");
  read(isText, null, "poster", "placeholder");
  read(isTimeOfDay, null, "timeOfDay");
  read(isCount, null, "width", "height");
  read(isCount, 1, "version");
  read(isCounts, [], "widths");
  if (Object.values(item).includes(undefined)) throw sent;
  return item as GalleryItem;
}
