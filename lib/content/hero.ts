import { brand } from "./brand";

/** The lines around the headline of the home page. */
export const hero = {
  who: "DJ · Photographer · Trumpeter · Singer",
  what: `I’m ${brand.performer}, one performer for your whole evening in Boston.`,
  where: "Boston",
  promise: "an answer within a day",
} as const;
