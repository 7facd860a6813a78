import { expect, test } from "vitest";
import { peaksOf } from "./peaks";

const of = (...samples: number[]) => Float32Array.from(samples);

test("each part has its loudness in relation to the loudest one", () => {
  expect(peaksOf([of(0, 0, 0.25, -0.25, 0.5, -0.5, 0.1, 0.1)], 4)).toEqual([0, 0.5, 1, 0.2]);
});

test("all channels count", () => {
  expect(peaksOf([of(0.5, 0, 0, 0), of(0, 0.5, 0.5, 0)], 4)).toEqual([1, 1, 1, 0]);
});

test("silence, nothing and a recording shorter than its parts have values, too", () => {
  expect(peaksOf([of(0, 0)], 2)).toEqual([0, 0]);
  expect(peaksOf([], 3)).toEqual([0, 0, 0]);
  expect(peaksOf([of(0.5, 0.25)], 4)).toEqual([1, 1, 0.5, 0.5]);
});
