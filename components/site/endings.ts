import { marqueeAlt, rainAlt } from "@/lib/content/pictures";

export type EndingName = "table" | "chairs" | "rain" | "camera" | "tent";

interface Ending {
  headline: string;
  italic: string;
  line: string;
  src: string;
  width: number;
  height: number;
  avif: string;
  alt: string;
  position: string;
  /** Where the words are on wide screens: beside the picture, or in its sky. */
  words?: "left" | "right" | "sky";
  /** What is below the words: the form for a date, or a link. */
  asks?: "date" | "link";
}

/**
 * How pages end: the words, the picture (scripts/assets/site-pictures.ts creates the files), and where it is cut to size.
 * The part of the headline in `italic` is set in italics.
 */
export const endings: Record<EndingName, Ending> = {
  table: {
    headline: "Am I free that night?",
    italic: "that night?",
    line: "Pick the date, and you’ll know within a day.",
    src: "/pictures/end-table.jpg",
    width: 1000,
    height: 667,
    avif: "/pictures/end-table-800.avif 800w, /pictures/end-table-1600.avif 1600w",
    alt: "A long table laid with candles, wine glasses, plates and greenery, string lights above it.",
    position: "object-[50%_40%]",
  },
  chairs: {
    headline: "Now\u00a0tell\u00a0me about you",
    italic: "about you",
    line: "Start with your date. I’ll answer within a day.",
    src: "/pictures/end-chairs.jpg",
    width: 1000,
    height: 667,
    avif: "/pictures/end-chairs-800.avif 800w, /pictures/end-chairs-1600.avif 1600w",
    alt: "Empty chairs on both sides of an aisle, which leads to an arch of flowers and the low sun over the water.",
    position: "object-[50%_40%]",
  },
  rain: {
    headline: "Which hours are yours?",
    italic: "are yours?",
    line: "Pick one, or ask for all four together.",
    src: "/pictures/end-rain.jpg",
    width: 1000,
    height: 1500,
    avif: "/pictures/end-rain-800.avif 800w, /pictures/end-rain-1200.avif 1200w",
    alt: rainAlt,
    position: "object-[50%_64%]",
    words: "right",
  },
  camera: {
    headline: "Be in the next one",
    italic: "next one",
    line: "Tell me when it is, and I’ll bring the light.",
    src: "/pictures/end-camera.jpg",
    width: 1000,
    height: 563,
    avif: "/pictures/end-camera-800.avif 800w, /pictures/end-camera-1600.avif 1600w, /pictures/end-camera-2400.avif 2400w",
    alt: "A camera on a tripod, dark against the sky after sunset, the lights of a city across the water behind it.",
    position: "object-[78%_40%] lg:object-[62%_50%]",
    words: "sky",
  },
  tent: {
    headline: "See you at 5:40",
    italic: "See you",
    line: "In Boston, or wherever the party is.",
    src: "/pictures/end-tent.jpg",
    width: 1000,
    height: 761,
    avif: "/pictures/end-tent-800.avif 800w, /pictures/end-tent-1600.avif 1600w, /pictures/end-tent-1800.avif 1800w",
    alt: marqueeAlt,
    position: "object-[50%_62%] lg:object-top",
    words: "sky",
    asks: "link",
  },
};
