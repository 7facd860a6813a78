import clsx from "clsx";
import type { Sound } from "@/lib/contract/sounds";
import { TrackList } from "./track-list";

interface ListenSectionProps {
  sounds: Sound[];
  /** Only the first recording of each craft, with a waveform as wide as the page. */
  isShowcase?: boolean;
}

/** A section of a page with recordings. Nothing without any. */
export function ListenSection({ sounds, isShowcase = false }: ListenSectionProps) {
  const heard = isShowcase
    ? sounds.filter(({ craft }, index) => sounds.findIndex((other) => other.craft === craft) === index)
    : sounds;
  if (heard.length === 0) return null;
  return (
    <section
      aria-labelledby="listen"
      className={clsx(
        "below [--turn:5] print:hidden",
        isShowcase
          ? "[--height:38rem] sm:[--height:48rem] lg:[--height:53rem]"
          : "[--height:24rem] lg:[--height:17rem]",
      )}
    >
      <div
        className={clsx(
          "mx-auto grid max-w-7xl gap-8 px-4 pb-14 sm:px-6 sm:pb-20 lg:pb-28",
          isShowcase ? "lg:gap-12" : "lg:grid-cols-[2fr_3fr] lg:gap-20",
        )}
      >
        <div
          className={clsx("grid content-start gap-3", isShowcase && "lg:grid-cols-2 lg:items-end lg:gap-5")}
        >
          <h2 id="listen" className="text-title">
            Listen
          </h2>
          <p className="needs-script max-w-[22.7em] text-lg text-muted">
            Press play and look around. The music keeps playing while you do.
          </p>
        </div>
        <TrackList sounds={heard} hasCrafts isLarge={isShowcase} />
      </div>
    </section>
  );
}
