interface SocialProfile {
  name: "Instagram" | "Snapchat" | "YouTube";
  url: string;
  /** The owner's user name on that site. */
  handle: string;
}

/** How visitors reach the owner. */
export interface ContactDetails {
  email: string;
  phone: string;
  profiles: SocialProfile[];
}

/** Dials a phone number, which may be written with spaces and brackets. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

/**
 * Used until the owner sets CONTACT_* and SOCIAL_*. None of them reaches anyone: RFC 2606 reserves `.example`,
 * and the North American Numbering Plan reserves 555-01xx.
 */
export const exampleContact = {
  email: "hello@goldenhour.example",
  phone: "+1 (617) 555-0142",
  instagram: "https://www.instagram.com/goldenhour.example",
  snapchat: "https://www.snapchat.com/add/goldenhour.example",
  youtube: "https://www.youtube.com/@goldenhour.example",
} as const;
