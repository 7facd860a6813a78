import clsx from "clsx";

interface LevelProps {
  /** How many segments are lit, and how many there are. */
  lit: number;
  of: number;
  /** Where the lit ones turn to the stronger colour, counted from 0. */
  peakFrom: number;
  /** Rises from the bottom instead of growing to the right. */
  upright?: boolean;
}

/** A level as a mixer shows it. Decorative: what stands beside it says the figure. */
export function Level({ lit, of, peakFrom, upright = false }: LevelProps) {
  return (
    <span aria-hidden="true" className={clsx("flex", upright ? "flex-col-reverse gap-0.5" : "gap-1")}>
      {Array.from({ length: of }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={clsx(
            "rounded-xs",
            upright ? "h-2" : "h-3 flex-1",
            index >= lit ? "bg-line" : index >= peakFrom ? "bg-accent" : "bg-glow",
          )}
        />
      ))}
    </span>
  );
}
