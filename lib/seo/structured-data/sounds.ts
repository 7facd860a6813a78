import "server-only";
import type { AudioObject } from "schema-dts";
import { SOUND_TYPES, type Sound } from "@/lib/contract/sounds";
import { siteAddress } from "@/lib/settings/site-address";
import { businessReference } from "./business";

/** The recordings. A sample is nobody's performance; its description says that it is synthesized. */
export const recordings = (sounds: Sound[]): AudioObject[] => sounds.map(toRecording);

function toRecording({ _id, title, isSample, url, duration, createdAt }: Sound): AudioObject {
  const mediaType = new Map<string | undefined, string>(Object.entries(SOUND_TYPES)).get(
    url.split(".").at(-1),
  );
  return {
    "@type": "AudioObject",
    "@id": siteAddress(`/gallery#play-${_id}`),
    name: title,
    contentUrl: siteAddress(url),
    ...(mediaType && { encodingFormat: mediaType }),
    // ISO 8601.
    duration: `PT${Math.max(1, Math.round(duration))}S`,
    uploadDate: createdAt,
    isAccessibleForFree: true,
    ...(isSample ? { description: "A synthesized sample" } : { creator: businessReference() }),
  };
}
