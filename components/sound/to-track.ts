import { galleryFilters } from "@/lib/content/gallery-filters";
import { services } from "@/lib/content/services";
import type { Sound } from "@/lib/contract/sounds";
import type { Track } from "./now-playing";

const SAMPLE = "Sample, synthesized";

/** A recording as the player needs it. @param hasCraft whether its line says which craft it is. */
export function toTrack(
  { _id, title, craft, isSample, url, duration, peaks }: Sound,
  hasCraft: boolean,
): Track {
  const name = galleryFilters.find(({ id }) => id === craft)?.name ?? "";
  const line = [hasCraft && name, isSample && SAMPLE].filter(Boolean).join(" · ");
  const service = services.find(({ category }) => category === craft);
  const bookingUrl = service ? `/contact?service=${service.id}` : "/contact";
  return { id: _id, title, line, bookingUrl, url, duration, peaks };
}
