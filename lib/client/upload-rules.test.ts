import { expect, test } from "vitest";
import { MEDIA_SIZE_LIMIT } from "@/lib/contract/limits";
import { fileError, isVideoFile, titleOfFile } from "./upload-rules";

const file = (name: string, type: string, size = 1) => ({ name, type, size });

test.each([
  file("a.jpg", "image/jpeg"),
  file("a.png", "image/png"),
  file("a.gif", "image/gif"),
  file("a.mp4", "video/mp4"),
  file("a.avi", "video/x-msvideo"),
  file("a.mov", "video/quicktime"),
  file("A.AVI", ""),
  file("exactly.jpg", "image/jpeg", MEDIA_SIZE_LIMIT),
])("%j is taken", (given) => {
  expect(fileError(given)).toBeUndefined();
});

test.each([
  file("a.webp", "image/webp"),
  file("a.heic", "image/heic"),
  file("a.svg", "image/svg+xml"),
  file("a.mp4", "text/html"),
  file("a.webm", "video/webm"),
  file("a", ""),
])("%j is refused as no medium", (given) => {
  expect(fileError(given)).toBe("Please upload a valid image or video file");
});

test("one byte more than 10 MB is too large", () => {
  const given = file("a.jpg", "image/jpeg", MEDIA_SIZE_LIMIT + 1);
  expect(fileError(given)).toBe("File size exceeds 10MB limit");
});

test("videos are detected by type, or by name if there is no type", () => {
  expect(isVideoFile(file("a.mov", "video/quicktime"))).toBe(true);
  expect(isVideoFile(file("a.avi", ""))).toBe(true);
  expect(isVideoFile(file("a.mp4.jpg", "image/jpeg"))).toBe(false);
});

test.each([
  ["last_dance-of the night.JPG", "Last dance of the night"],
  ["IMG_2041.jpeg", "IMG 2041"],
  [".jpg", ""],
  [`${"é".repeat(300)}.png`, `É${"é".repeat(119)}`],
])("the title of %s", (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
