import { expect, test } from "vitest";
import { openApiDocument } from "./calls/openapi";
import { FEATURES, featuresOf } from "./features";

test("this project's own description has all features", () => {
  expect(featuresOf(openApiDocument())).toEqual(FEATURES);
});

test("a description of other calls and of a form without posters has none", () => {
  const form = { schema: { properties: { media: { type: "string" } } } };
  const post = { requestBody: { content: { "multipart/form-data": form } } };
  expect(featuresOf({ paths: { "/api/gallery": { post }, "/api/other": { get: {} } } })).toEqual([]);
});
