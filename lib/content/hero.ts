/** The lines around the headline of the home page. */
export const hero = {
  who: "DJ · Photographer · Trumpet · Voice",
  what: "One performer for the whole evening, in and around Boston.",
  where: "Boston",
  promise: "an answer within a day",
} as const;
