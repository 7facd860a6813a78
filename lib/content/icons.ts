/** The icons in public/icons, sizes in pixels. scripts/assets/icons.ts creates them from app/icon.svg. */
export const ICONS = [
  { path: "/icons/icon-192.png", size: 192, purpose: "any" },
  { path: "/icons/icon-512.png", size: 512, purpose: "any" },
  // Without rounded corners: phones apply their own mask.
  { path: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** The logo as a square picture, for structured data. */
export const LOGO = "/icons/icon-512.png";

/** {@link ICONS} as a web app manifest names them. */
export const MANIFEST_ICONS = ICONS.map(({ path, size, purpose }) => ({
  src: path,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
}));
