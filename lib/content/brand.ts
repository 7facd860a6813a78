/** The name, tagline and city of the business, and the person behind it. */
export const brand = {
  name: "Golden Hour",
  /** The stage name. The signature (signature.ts) belongs to it. */
  performer: "Leo Vale",
  tagline: "Crafting experiences through music, photography and creative expression.",
  city: "Boston, Massachusetts",
} as const;
