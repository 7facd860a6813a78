import { beforeEach, expect, test } from "vitest";
import { madeUpGalleryPage, provideGalleryCount } from "./gallery-address";

// Three pages.
beforeEach(() => provideGalleryCount(async () => 49));

test.each([
  "/gallery/2",
  "/gallery/3",
  "/gallery/3?page=9",
  "/x/../gallery/2",
  "http://any.example/gallery/2",
])("%s is a gallery page", async (url) => expect(await madeUpGalleryPage(url)).toBeUndefined());

test.each([
  "/",
  "/gallery",
  "/gallery?page=9",
  "/gallery/",
  "/gallery/2/",
  "/gallery/2/3",
  "/Gallery/9",
  "//[",
  "*",
  "",
])("%s is handled by Next", async (url) => expect(await madeUpGalleryPage(url)).toBeUndefined());

test.each([
  "/gallery/4",
  "/gallery/1",
  "/gallery/0",
  "/gallery/01",
  "/gallery/02",
  "/gallery/%32",
  "/gallery/999?x=1",
  "/x/../gallery/999",
  `/gallery/${"9".repeat(400)}`,
])("%s redirects to the gallery", async (url) => {
  expect(await madeUpGalleryPage(url)).toMatchObject({ status: 307, headers: { location: "/gallery" } });
});

test.each([
  "/gallery/not-a-page",
  "/gallery/NOT-A-PAGE",
  "/gallery/2.0",
  "/gallery/1e1",
  "/gallery/-1",
  "/gallery/+2",
  "/gallery/2%20",
  "/gallery/%002",
  "/gallery/2%2F3",
  "/gallery/2;a",
  "/gallery/%EF%BC%92",
])("%s redirects to the home page", async (url) => {
  expect(await madeUpGalleryPage(url)).toMatchObject({ status: 307, headers: { location: "/" } });
});

test.each(["/gallery/no-such.png", "/gallery/2.rsc"])("%s is a 404", async (url) => {
  expect(await madeUpGalleryPage(url)).toMatchObject({ status: 404 });
});

test("if the items can't be counted, Next handles the request", async () => {
  provideGalleryCount(() => Promise.reject(new Error("no disk")));
  expect(await madeUpGalleryPage("/gallery/999")).toBeUndefined();
});
