export interface Testimonial {
  quote: string;
  who: string;
  occasion: string;
  /** What they booked. */
  craft: string;
  /** Whether this is a sample instead of a real quote. The page says so. */
  isSample: boolean;
}

/** Replace these with real quotes from your guests, and set `isSample` to false. */
export const testimonials: Testimonial[] = [
  {
    quote: "The trumpet came in as we turned the corner, and my father, who never cries, had to sit down.",
    who: "A couple",
    occasion: "Harbor wedding",
    craft: "Trumpet",
    isSample: true,
  },
  {
    quote: "We had booked music until eleven. At half past eleven, nobody was looking for their coat.",
    who: "A studio manager",
    occasion: "Tenth-anniversary party",
    craft: "DJ",
    isSample: true,
  },
  {
    quote: "I forgot there was a camera in the room. Then I saw the photos, and it had been everywhere.",
    who: "A host",
    occasion: "Garden birthday",
    craft: "Photography",
    isSample: true,
  },
  {
    quote: "One person, four jobs, and not for a moment did it feel like something was missing.",
    who: "An organizer",
    occasion: "Charity evening",
    craft: "All four",
    isSample: true,
  },
];
