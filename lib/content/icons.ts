/** The icons of public/icons, in pixels; scripts/assets/icons.ts makes them from app/icon.svg. */
export const ICONS = [
  { path: "/icons/icon-192.png", size: 192, purpose: "any" },
  { path: "/icons/icon-512.png", size: 512, purpose: "any" },
  // Without the round corners, which the phone cuts itself.
  { path: "/icons/maskable-192.png", size: 192, purpose: "maskable" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** The brand's sign where a square picture of it is asked for. */
export const LOGO = "/icons/icon-512.png";
