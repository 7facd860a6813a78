import "server-only";
import type { AudioObject } from "schema-dts";
import type { Sound } from "@/lib/contract/sounds";
import { siteAddress } from "@/lib/settings/site-address";
import { businessReference } from "./business";

const MEDIA_TYPES: Record<string, string> = { mp3: "audio/mpeg", m4a: "audio/mp4", wav: "audio/wav" };

/** The recordings. A sample is nobody's performance, and says what it is. */
export const recordings = (sounds: Sound[]): AudioObject[] => sounds.map(toRecording);

function toRecording({ _id, title, isSample, url, duration, createdAt }: Sound): AudioObject {
  const mediaType = MEDIA_TYPES[url.split(".").at(-1) ?? ""];
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
