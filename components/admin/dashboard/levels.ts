/**
 * How many of `segments` each count lights: one a piece while they are few, else their share of the
 * highest. What is not zero lights at least one.
 */
export function levels(counts: number[], segments: number): number[] {
  const full = Math.max(segments, ...counts);
  return counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count / full) * segments))));
}
