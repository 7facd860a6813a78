import { expect, test } from "vitest";
import { readGalleryItemSchema } from "@/lib/contract/gallery";
import { readGallery } from "./read-gallery";

const ITEM = {
  _id: "2c6f1c5e-3b0a-4a52-9f5d-0a1f6a1d7c11",
  title: "Three Valves",
  description: "",
  category: "trumpet",
  featured: true,
  url: "/uploads/0123456789abcdef.jpg",
  mediaType: "image",
  width: 900,
  height: 600,
  alt: "A trumpet on a chair",
  timeOfDay: "17:48",
  createdAt: "2026-01-02T03:04:05.000Z",
  poster: null,
  placeholder: "data:image/webp;base64,AA",
  widths: [480, 720],
  version: 3,
};

const VALUES = [
  undefined,
  null,
  "",
  "text",
  "dj",
  "photography",
  "trumpet",
  "vocal",
  "vocals",
  "image",
  "video",
  "film",
  true,
  false,
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  "7",
  "00:00",
  "9:30",
  "24:00",
  "12:60",
  [],
  [480],
  [480, "720"],
  [0],
  {},
];

/** Parses with the schema; undefined when it rejects the body. */
const bySchema = (body: unknown) => readGalleryItemSchema.array().safeParse(body).data;

/** Parses without the schema; undefined when it throws. */
function byHand(body: unknown) {
  try {
    return readGallery(body);
  } catch {
    return undefined;
  }
}

test("an item from this server is returned unchanged", () => {
  expect(readGallery([ITEM])).toEqual([ITEM]);
});

test("every field is parsed as by the schema, whatever its value, or when missing", () => {
  for (const field of [...Object.keys(ITEM), "unknown"]) {
    const { [field as keyof typeof ITEM]: _, ...without } = ITEM;
    expect(byHand([without]), field).toEqual(bySchema([without]));
    for (const value of VALUES) {
      const body = [ITEM, { ...ITEM, [field]: value }];
      expect(byHand(body), `${field}: ${JSON.stringify(value)}`).toEqual(bySchema(body));
    }
  }
});

test("a body that is not a list of items is rejected, as by the schema", () => {
  for (const body of [...VALUES, [null], [[]], ["text"], [[ITEM]], ITEM, { items: [ITEM] }]) {
    expect(byHand(body), JSON.stringify(body)).toEqual(bySchema(body));
  }
});
