import { expect, test } from "vitest";
import { mediaTypeOfLink, videoPlayer } from "./video-link";

test.each([
  "https://www.youtube.com/watch?v=abcdefghijk&t=3",
  "http://m.youtube.com/watch?list=x&v=abcdefghijk",
  "https://youtu.be/abcdefghijk?si=x",
  "https://youtube.com/shorts/abcdefghijk",
  "https://www.youtube.com/embed/abcdefghijk?start=3",
  "https://www.youtube-nocookie.com/embed/abcdefghijk",
])("%s is played by YouTube without cookies", (url) => {
  expect(videoPlayer(url)).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0");
  expect(mediaTypeOfLink(url)).toBe("video");
});

test.each([
  ["https://vimeo.com/123456789", ""],
  ["https://www.vimeo.com/123456789?share=copy", ""],
  ["https://vimeo.com/channels/staffpicks/123456789", ""],
  ["https://vimeo.com/123456789/0a1b2c3d4e", "&h=0a1b2c3d4e"],
  ["https://player.vimeo.com/video/123456789?h=0a1b2c3d4e&autoplay=0", "&h=0a1b2c3d4e"],
])("%s is played by Vimeo without tracking", (url, key) => {
  expect(videoPlayer(url)).toBe(`https://player.vimeo.com/video/123456789?autoplay=1&dnt=1${key}`);
  expect(mediaTypeOfLink(url)).toBe("video");
});

test.each([
  "/uploads/video.mp4",
  "https://example.com/watch?v=abcdefghijk",
  "https://youtube.com.evil.example/watch?v=abcdefghijk",
  "https://www.youtube.com/watch?v=abc%22onload",
  "https://www.youtube.com/@somebody",
  "https://vimeo.com/somebody",
  "https://vimeo.com.evil.example/123456789",
  "ftp://vimeo.com/123456789",
  "not a link",
])("%s has no player", (url) => {
  expect(videoPlayer(url)).toBeUndefined();
});

test.each([
  "https://example.com/a.mp4",
  "https://example.com/a.WEBM?x=1",
  "https://example.com/a.ogg#t=3",
  "https://example.com/a.mov",
  "https://example.com/a.avi",
  "https://example.com/a.wmv",
  "https://example.com/a.flv",
  "https://example.com/a.mkv",
  "https://www.youtube.com/@somebody",
  "https://www.youtube.com/playlist?list=PL1",
  "https://youtu.be/short",
  "https://vimeo.com/somebody",
  "https://www.dailymotion.com/x8abc",
  "https://example.com/video/17",
  "https://example.com/my-film",
  "https://example.com/watch?id=3",
])("%s is a video", (url) => {
  expect(mediaTypeOfLink(url)).toBe("video");
});

test.each([
  "https://example.com/a.jpg",
  "https://example.com/video-stills/a.png",
  "https://example.com/a.mp4.jpg",
  "https://example.com/picture?id=4",
  "https://example.com/eclipse",
  "https://nottwitch.tv.example/a",
])("%s is a picture", (url) => {
  expect(mediaTypeOfLink(url)).toBe("image");
});
