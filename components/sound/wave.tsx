import clsx from "clsx";

/** Units of the drawing: a segment or a column, and the gap behind it. */
const FILLED = 3;
const STEP = FILLED + 1;

interface WaveProps {
  /** From 0 to 1. */
  peaks: number[];
  /** With twice as many columns and segments, for a drawing as wide as a page. */
  isFine?: boolean;
  className?: string;
}

/** Puts the mean of two neighbors between them. */
const finer = (peaks: number[]) =>
  peaks.flatMap((peak, index) => [peak, (peak + (peaks[index + 1] ?? peak)) / 2]);

/** How loud a recording is from beginning to end: a level meter for each part of it. Decorative. */
export function Wave({ peaks, isFine = false, className }: WaveProps) {
  // The segments of the loudest part, as of a level meter.
  const segments = isFine ? 20 : 10;
  const height = segments * STEP;
  const columns = (isFine ? finer(peaks) : peaks).map((peak, index) => {
    // Squared, so that what is loud stands out from what is less so.
    const lit = Math.max(1, Math.round(peak * peak * segments));
    return `M${index * STEP + FILLED / 2} ${height}v-${lit * STEP}`;
  });
  return (
    <svg
      viewBox={`0 0 ${columns.length * STEP} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx("block size-full", className)}
    >
      {/* The dashes of a line are the segments of its column. */}
      <path d={columns.join("")} stroke="currentColor" strokeWidth={FILLED} strokeDasharray={`${FILLED} 1`} />
    </svg>
  );
}
