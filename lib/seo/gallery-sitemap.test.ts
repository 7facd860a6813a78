import { expect, test } from "vitest";
import type { GalleryItem } from "@/lib/contract/gallery";
import { gallerySitemapEntry } from "./gallery-sitemap";

const video: GalleryItem = {
  _id: "0123456789abcdef01234567",
  title: "Brass & <Light>",
  description: "",
  category: "trumpet",
  featured: false,
  url: "/uploads/a.mp4",
  mediaType: "video",
  width: 1280,
  height: 720,
  alt: "A trumpet",
  timeOfDay: null,
  createdAt: "2026-01-02T03:04:05.000Z",
  poster: "/uploads/a.jpg",
  placeholder: null,
  widths: [],
  version: 1,
};

test("escapes the owner's texts", () => {
  const entry = gallerySitemapEntry("/gallery/2", [
    video,
    { ...video, mediaType: "image", url: "https://pictures.example/?a=1&b=2" },
  ]);
  expect(entry.videos?.[0]?.title).toBe("Brass &amp; &lt;Light&gt;");
  expect(entry.videos?.[0]?.description).toBe("A trumpet");
  expect(entry.images).toEqual(["https://pictures.example/?a=1&amp;b=2"]);
  expect(entry.lastModified).toBe(video.createdAt);
});

test("a YouTube video is listed by its player, and a video without a poster is omitted", () => {
  const entry = gallerySitemapEntry("/gallery", [
    { ...video, url: "https://youtu.be/abcdefghijk" },
    { ...video, poster: null },
  ]);
  expect(entry.videos).toHaveLength(1);
  expect(entry.videos?.[0]?.player_loc).toContain("https://www.youtube-nocookie.com/embed/abcdefghijk");
  expect(entry.videos?.[0]?.content_loc).toBeUndefined();
});
