import clsx from "clsx";

const SEGMENTS = 20;

interface LevelMeterProps {
  name: string;
  percent: number;
}

/** A skill as a mixer shows a level: lit segments, and the figure for everyone. */
export function LevelMeter({ name, percent }: LevelMeterProps) {
  const lit = Math.round((percent / 100) * SEGMENTS);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-semibold">{name}</dt>
        <dd className="font-display text-2xl text-accent">{percent}%</dd>
      </div>
      <dd aria-hidden="true" className="flex gap-1">
        {Array.from({ length: SEGMENTS }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={clsx(
              "h-3 flex-1 rounded-xs",
              index >= lit ? "bg-line" : index >= SEGMENTS - 3 ? "bg-accent" : "bg-glow",
            )}
          />
        ))}
      </dd>
    </div>
  );
}
