import type { Sound } from "@/lib/contract/sounds";
import { toTrack } from "./to-track";
import { TrackRow } from "./track-row";

interface TrackListProps {
  sounds: Sound[];
  /** Whether each track says which craft it is. */
  hasCrafts: boolean;
  /** Whether each has a waveform as wide as the list, below its title. */
  isLarge?: boolean;
}

const ROW =
  "py-3 sm:gap-y-3 sm:py-4 @lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_2.5rem] @2xl:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)_2.5rem]";
const LARGE = "py-5 sm:gap-x-6 sm:gap-y-6 sm:py-8";

/** Tracks, one below the other. Without JavaScript, each has the browser's own controls. */
export function TrackList({ sounds, hasCrafts, isLarge = false }: TrackListProps) {
  return (
    <ul className="@container">
      {sounds.map((sound) => (
        <li
          key={sound._id}
          className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-t noscript:grid-cols-[minmax(0,1fr)_auto]! ${isLarge ? LARGE : ROW}`}
        >
          <TrackRow track={toTrack(sound, hasCrafts)} isLarge={isLarge} />
          <noscript className="col-span-full">
            {/* biome-ignore lint/a11y/useMediaCaption: music */}
            <audio
              controls
              preload="none"
              src={sound.url}
              aria-label={sound.title}
              className="block w-full"
            />
          </noscript>
        </li>
      ))}
    </ul>
  );
}
