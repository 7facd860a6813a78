import type { Sound } from "@/lib/contract/sounds";
import { TrackList } from "./track-list";

interface ListenSectionProps {
  sounds: Sound[];
  /** Only the first recording of each craft. */
  onePerCraft?: boolean;
}

/** A section of a page with recordings. Nothing without any. */
export function ListenSection({ sounds, onePerCraft = false }: ListenSectionProps) {
  const heard = onePerCraft
    ? sounds.filter(({ craft }, index) => sounds.findIndex((other) => other.craft === craft) === index)
    : sounds;
  if (heard.length === 0) return null;
  return (
    <section
      aria-labelledby="listen"
      className="below [--height:38rem] [--turn:5] sm:[--height:48rem] lg:[--height:53rem] print:hidden"
    >
      <div className="mx-auto grid max-w-7xl gap-8 px-4 pb-14 sm:px-6 sm:pb-20 lg:gap-12 lg:pb-28">
        <div className="grid gap-3 lg:grid-cols-2 lg:items-end lg:gap-5">
          <h2 id="listen" className="text-title">
            Listen
          </h2>
          <p className="needs-script max-w-[22.7em] text-muted">
            Press play and look around. The music keeps playing while you do.
          </p>
        </div>
        <TrackList sounds={heard} hasCrafts isLarge />
      </div>
    </section>
  );
}
