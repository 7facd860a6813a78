import { datePromise } from "@/lib/content/booking";
import { portraitAlt } from "@/lib/content/pictures";

/**
 * How pages end: the words, the picture (scripts/assets/site-pictures.ts creates the files), and where it is cut to size.
 * The part of the headline in `italic` is set in italics.
 */
export const endings = {
  toast: {
    headline: "Am I free that night?",
    italic: "that night?",
    line: datePromise,
    src: "/pictures/end-toast.jpg",
    width: 1000,
    height: 667,
    avif: "/pictures/end-toast-800.avif 800w, /pictures/end-toast-1600.avif 1600w",
    alt: "Five hands hold champagne glasses together against the last golden light, string lights out of focus above.",
    position: "object-[50%_40%]",
  },
  marquee: {
    headline: "Now\u00a0tell\u00a0me about you",
    italic: "about you",
    line: "Start with your date. I’ll answer within a day.",
    src: "/pictures/end-marquee.jpg",
    width: 1000,
    height: 667,
    avif: "/pictures/end-marquee-800.avif 800w, /pictures/end-marquee-1600.avif 1600w",
    alt: "A white marquee glows from within beside still water at blue hour, string lights along its edge.",
    position: "object-[50%_40%]",
  },
  sparklers: {
    headline: "Which hours are yours?",
    italic: "are yours?",
    line: "One of them, or all four at\u00a0one\u00a0price.",
    src: "/pictures/end-sparklers.jpg",
    width: 1000,
    height: 1500,
    avif: "/pictures/end-sparklers-800.avif 800w, /pictures/end-sparklers-1200.avif 1200w",
    alt: "A bride and groom walk away hand in hand between two rows of guests who hold up sparklers at night.",
    position: "object-[50%_43%]",
  },
  dusk: {
    headline: "Be in the next one",
    italic: "next one",
    line: "Tell me when it is, and I’ll bring the light.",
    src: "/pictures/portrait.jpg",
    width: 1170,
    height: 936,
    avif: "/pictures/portrait-wide-1280.avif 1280w, /pictures/portrait-wide-2000.avif 2000w",
    tall: "/pictures/portrait-750.avif 750w, /pictures/portrait-1170.avif 1170w",
    alt: portraitAlt,
    // On wide screens without the sun and its light on the water: half in the night they look gray.
    position: "object-[40%_50%] lg:h-[150%] lg:object-[55%_0]",
  },
  harbor: {
    headline: "See\u00a0you in\u00a0Boston",
    italic: "in\u00a0Boston",
    line: "Or wherever the party is.",
    src: "/pictures/end-harbor.jpg",
    width: 1000,
    height: 667,
    avif: "/pictures/end-harbor-800.avif 800w, /pictures/end-harbor-1600.avif 1600w",
    alt: "The skyline of Boston across calm water after sunset, from the clock of the Custom House to the lit Zakim Bridge.",
    position: "object-[50%_52%]",
  },
};

export type EndingName = keyof typeof endings;
