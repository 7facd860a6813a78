import clsx from "clsx";

/** The segments of the loudest part, as of a level meter. */
const SEGMENTS = 10;
/** Units of the drawing: a segment or a column, and the gap behind it. */
const FILLED = 3;
const STEP = FILLED + 1;

interface WaveProps {
  /** From 0 to 1. */
  peaks: number[];
  className?: string;
}

/** How loud a recording is from beginning to end: a level meter for each part of it. Decorative. */
export function Wave({ peaks, className }: WaveProps) {
  const height = SEGMENTS * STEP;
  const columns = peaks.map((peak, index) => {
    // Squared, so that what is loud stands out from what is less so.
    const lit = Math.max(1, Math.round(peak * peak * SEGMENTS));
    return `M${index * STEP + FILLED / 2} ${height}v-${lit * STEP}`;
  });
  return (
    <svg
      viewBox={`0 0 ${peaks.length * STEP} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx("block size-full", className)}
    >
      {/* The dashes of a line are the segments of its column. */}
      <path d={columns.join("")} stroke="currentColor" strokeWidth={FILLED} strokeDasharray={`${FILLED} 1`} />
    </svg>
  );
}
