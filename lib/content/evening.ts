import { brassAlt, coupleAlt, voiceAlt } from "./pictures";
import { songs } from "./repertoire";
import type { ServiceId } from "./services";

export interface Act {
  /** The time of day, as on a clock. */
  time: string;
  craft: ServiceId;
  title: string;
  line: string;
  /** The alt text of its picture (public/pictures/act-*). */
  alt: string;
  /** Some of what is played, named as long as there is no recording. */
  songs?: string[];
}

/** An evening with all four crafts, on the home page. */
export const evening: [Act, Act, Act, Act] = [
  {
    time: "5:40",
    craft: "photography",
    title: "Portraits while the light is gold",
    line: "The chairs are still empty. We take a few quiet minutes, and after that you won’t notice my camera.",
    alt: coupleAlt,
  },
  {
    time: "6:10",
    craft: "trumpet",
    title: "A trumpet as you walk in",
    line: "One melody across the water as the sun touches it. Everybody stands, and nobody needs a cue.",
    alt: brassAlt,
  },
  {
    time: "8:30",
    craft: "vocals",
    title: "A voice at dinner",
    line: "Candles, the second glass, a song you both know. Close enough to hear every word, soft enough to talk over.",
    alt: voiceAlt,
    songs,
  },
  {
    time: "9:30",
    craft: "dj",
    title: "Records until the lights go out",
    line: "Now the floor is yours and I\u00a0follow it, from the first brave couple to the last song.",
    alt: "A mirror ball throws beams and spots of warm light into the night.",
  },
];
