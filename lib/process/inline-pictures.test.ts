import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withInlinePictures } from "./inline-pictures";

/** As React renders components/ui/picture.tsx. */
const picture = (path: string) =>
  `<picture><source data-inline="true" media="(max-width: 30rem)" type="image/avif" srcSet="${path}"/><source type="image/avif" srcSet="/pictures/record-800.avif 800w" sizes="100vw"/></picture>`;

test("the file for phones is in the page, the others keep their URLs", () => {
  const file = readFileSync("public/pictures/record-800.avif", "base64");
  const page = withInlinePictures(picture("/pictures/record-800.avif"));
  expect(page).toBe(picture(`data:image/avif;base64,${file}`));
  // Next stores a page again when it could not be rendered anew.
  expect(withInlinePictures(page)).toBe(page);
});

test("a missing file keeps its URL", () => {
  expect(withInlinePictures(picture("/pictures/missing.avif"))).toBe(picture("/pictures/missing.avif"));
});
