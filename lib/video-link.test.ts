import { expect, test } from "vitest";
import { youtubePlayer } from "./video-link";

test.each([
  "https://www.youtube.com/watch?v=abcdefghijk&t=3",
  "https://youtu.be/abcdefghijk?si=x",
  "https://youtube.com/shorts/abcdefghijk",
  "https://www.youtube-nocookie.com/embed/abcdefghijk",
])("%s is played without cookies", (url) => {
  expect(youtubePlayer(url)).toBe("https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0");
});

test.each([
  "/uploads/film.mp4",
  "https://example.com/watch?v=abcdefghijk",
  "https://youtube.com.evil.example/watch?v=abcdefghijk",
  "https://www.youtube.com/watch?v=abc%22onload",
  "https://www.youtube.com/@somebody",
])("%s is no film on YouTube", (url) => {
  expect(youtubePlayer(url)).toBeUndefined();
});
