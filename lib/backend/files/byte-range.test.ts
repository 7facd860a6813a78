import { expect, test } from "vitest";
import { byteRange } from "./byte-range";

const SIZE = 1000;

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 999 }],
  ["bytes=200-299", { start: 200, end: 299 }],
  ["bytes=999-", { start: 999, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["Bytes= 1 - 2 ", { start: 1, end: 2 }],
])("%s is a partial range", (header, range) => {
  expect(byteRange(header, SIZE)).toEqual(range);
});

test.each(["bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999-"])(
  "%s is unsatisfiable",
  (header) => {
    expect(byteRange(header, SIZE)).toBe("unsatisfiable");
  },
);

test.each([
  null,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=a-b",
  "bytes=1--2",
  "bytes=300-200",
  "items=0-1",
  "bytes=0-1,5-6",
])("%s means the whole file", (header) => {
  expect(byteRange(header, SIZE)).toBeUndefined();
});

test("every range of an empty file is unsatisfiable", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(byteRange("bytes=-1", 0)).toBe("unsatisfiable");
});
