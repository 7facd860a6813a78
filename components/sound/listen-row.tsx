import type { Category } from "@/lib/contract/gallery";
import type { Sound } from "@/lib/contract/sounds";
import { TrackList } from "./track-list";

/** As many as fit beside the text of a service. The gallery has all of them. */
const MAX_TRACKS = 3;

interface ListenRowProps {
  sounds: Sound[];
  craft: Category;
}

/** What one craft sounds like, for a section of the services page. Nothing where there is nothing to hear. */
export function ListenRow({ sounds, craft }: ListenRowProps) {
  const own = sounds.filter((sound) => sound.craft === craft).slice(0, MAX_TRACKS);
  if (own.length === 0) return null;
  return (
    <div className="print:hidden">
      <h3 className="pb-2 text-2xl max-sm:sr-only">Listen</h3>
      <TrackList sounds={own} hasCrafts={false} />
    </div>
  );
}
