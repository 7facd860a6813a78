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
      className="below [--height:28rem] [--turn:5] lg:[--height:17rem] print:hidden"
    >
      <div className="mx-auto grid max-w-7xl gap-8 px-4 pb-14 sm:px-6 sm:pb-20 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:pb-28">
        <div className="grid content-start gap-3">
          <h2 id="listen" className="text-title">
            Listen
          </h2>
          <p className="needs-script max-w-[22.7em] text-muted">
            Press play and look around. The music keeps playing while you do.
          </p>
        </div>
        <TrackList sounds={heard} hasCrafts />
      </div>
    </section>
  );
}
