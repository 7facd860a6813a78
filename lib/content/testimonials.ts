export interface Testimonial {
  quote: string;
  who: string;
  occasion: string;
  /** Nobody said this: it shows where real words go. The page says so beside it. */
  isSample: boolean;
}

/** Replace these with what your guests really said, and set `isSample` to false. */
export const testimonials: Testimonial[] = [
  {
    quote: "The trumpet came in as we turned the corner, and my father, who never cries, had to sit down.",
    who: "A couple",
    occasion: "Harbor wedding",
    isSample: true,
  },
  {
    quote: "We had booked music until eleven. At half past eleven nobody had found their coat yet.",
    who: "A studio manager",
    occasion: "Ten-year party",
    isSample: true,
  },
  {
    quote: "I forgot there was a camera in the room. Then I saw the pictures and it had been everywhere.",
    who: "A host",
    occasion: "Garden birthday",
    isSample: true,
  },
  {
    quote: "One person, four jobs, and at no moment did it feel as if something was missing.",
    who: "An organizer",
    occasion: "Charity evening",
    isSample: true,
  },
];
