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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="font-display text-2xl text-accent">{percent}%</dd>
      <dd aria-hidden="true" className="col-span-2 flex gap-1">
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
