/** What the site calls itself and says of itself. */
export const brand = {
  name: "Golden Hour",
  tagline: "Crafting experiences through music, photography and creative expression.",
  city: "Boston, Massachusetts",
} as const;
