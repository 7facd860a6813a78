import { Level } from "@/components/ui/level";

const SEGMENTS = 20;

interface LevelMeterProps {
  name: string;
  percent: number;
}

/** A skill as a level meter, with its percentage as text. */
export function LevelMeter({ name, percent }: LevelMeterProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="font-display text-2xl text-accent">{percent}%</dd>
      <dd aria-hidden="true" className="col-span-2">
        <Level lit={Math.round((percent / 100) * SEGMENTS)} of={SEGMENTS} peakFrom={SEGMENTS - 3} />
      </dd>
    </div>
  );
}
