import { expect, test } from "vitest";
import { formatDuration } from "./format-duration";

test.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [60, "1:00"],
  [754.2, "12:34"],
  [3725, "62:05"],
])("%s seconds are %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
