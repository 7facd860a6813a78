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
    <div className="grid grid-rows-[auto_1fr_auto] gap-3">
      {/* All names begin on one line, also where one of them needs two. */}
      <dt className="row-start-3 min-h-[2lh] hyphens-auto font-semibold leading-tight max-sm:text-xs lg:min-h-0 lg:text-lg">
        {name}
      </dt>
      <dd className="row-start-1 font-display text-2xl text-lamp leading-none sm:text-5xl lg:text-7xl">
        {percent}%
      </dd>
      <dd aria-hidden="true" className="stereo row-start-2 grid h-60 sm:h-80">
        <Level upright lit={Math.round((percent / 100) * SEGMENTS)} of={SEGMENTS} peakFrom={SEGMENTS - 3} />
      </dd>
    </div>
  );
}
