import { Level } from "@/components/ui/level";

/** So many that no two of the levels look alike. */
const SEGMENTS = 25;

interface LevelMeterProps {
  name: string;
  percent: number;
}

/** A skill as a channel of a mixer: its level, with the percentage as text. */
export function LevelMeter({ name, percent }: LevelMeterProps) {
  return (
    <div className="grid grid-cols-[min(3.5rem,28%)_1fr] grid-rows-[1fr_auto] gap-x-4 gap-y-2 sm:grid-cols-[5rem_1fr] sm:gap-x-6 lg:grid-cols-[7rem_1fr]">
      <dt className="self-end font-semibold leading-tight lg:text-lg">{name}</dt>
      <dd className="font-display text-4xl text-lamp leading-none sm:text-6xl">{percent}%</dd>
      <dd aria-hidden="true" className="stereo col-start-1 row-span-2 row-start-1 grid h-44 sm:h-60 lg:h-72">
        <Level upright lit={Math.round((percent / 100) * SEGMENTS)} of={SEGMENTS} peakFrom={SEGMENTS - 3} />
      </dd>
    </div>
  );
}
