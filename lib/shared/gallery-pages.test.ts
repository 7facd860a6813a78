import { expect, test } from "vitest";
import { furtherGalleryPage, galleryPageCount, itemsOfPage } from "./gallery-pages";

const items = Array.from({ length: 49 }, (_, index) => index);

test("every item is on one page, in order", () => {
  expect([0, 1, 24, 25, 48, 49].map(galleryPageCount)).toEqual([1, 1, 1, 2, 2, 3]);
  expect([1, 2, 3].flatMap((page) => itemsOfPage(items, page))).toEqual(items);
});

test("each page from 2 to the last has exactly one URL", () => {
  expect(["2", "3", "4"].map((text) => furtherGalleryPage(text, 49))).toEqual([2, 3, undefined]);
  const others = [
    "",
    "0",
    "1",
    "02",
    "2.0",
    "2e0",
    "+2",
    "-2",
    "2 ",
    "0x2",
    "２",
    "x",
    "Infinity",
    "9".repeat(400),
  ];
  for (const text of others) expect(furtherGalleryPage(text, 49), text).toBeUndefined();
});
