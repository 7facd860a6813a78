import clsx from "clsx";

interface LevelProps {
  /** The number of lit segments. */
  lit: number;
  /** The total number of segments. */
  of: number;
  /** The index of the first segment in the stronger color. */
  peakFrom: number;
  /** Grows upward instead of to the right. */
  upright?: boolean;
}

/** A level meter like those of a mixer. Decorative: the figure is given as text next to it. */
export function Level({ lit, of, peakFrom, upright = false }: LevelProps) {
  return (
    <span aria-hidden="true" className={clsx("flex", upright ? "flex-col-reverse gap-0.5" : "gap-1")}>
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={clsx(
            "flex-1 rounded-xs",
            upright ? "min-h-1.5" : "h-3",
            index >= lit ? "bg-line" : index >= peakFrom ? "bg-accent" : "bg-glow",
          )}
        />
      ))}
    </span>
  );
}
