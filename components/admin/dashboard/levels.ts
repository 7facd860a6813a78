/**
 * How many of `segments` each count lights up: one each if all counts fit, otherwise in proportion to the highest. A
 * count above zero lights at least one.
 */
export function levels(counts: number[], segments: number): number[] {
  const full = Math.max(segments, ...counts);
  return counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count / full) * segments))));
}
