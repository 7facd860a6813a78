/** The name, tagline and city of the business. */
export const brand = {
  name: "Golden Hour",
  tagline: "Crafting experiences through music, photography and creative expression.",
  city: "Boston, Massachusetts",
} as const;
