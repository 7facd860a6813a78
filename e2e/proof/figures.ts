import { test } from "../fixtures";

/** Adds what a test measured or counted to its report. `npm run proof` prints all of it at the end. */
export function figure(what: string, value: string | number): void {
  test.info().annotations.push({ type: "figure", description: `${what}: ${value}` });
}

/** Durations in words: the median, the 99th percentile and the longest. @param times in milliseconds. */
export function inWords(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN);
  return `${times.length} times, median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, longest ${quantile(1)} ms`;
}

/** Does something and measures how long it takes. @returns its result and the duration in milliseconds. */
export async function timed<Result>(work: () => Promise<Result>): Promise<[result: Result, ms: number]> {
  const before = performance.now();
  return [await work(), performance.now() - before];
}
