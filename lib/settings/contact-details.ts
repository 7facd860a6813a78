import { env } from "./env";

interface SocialProfile {
  name: "Instagram" | "Snapchat" | "YouTube";
  url: string;
  /** What the owner is called there, for people. */
  handle: string;
}

export interface ContactDetails {
  email: string;
  phone: string;
  profiles: SocialProfile[];
}

/**
 * How to reach the owner. The addresses below lead nowhere on purpose (`.example` is reserved by
 * RFC 2606, 555-01xx by the North American Numbering Plan); CONTACT_* and SOCIAL_* set the real ones.
 */
export function contactDetails(): ContactDetails {
  return {
    email: env.CONTACT_EMAIL ?? "hello@goldenhour.example",
    phone: env.CONTACT_PHONE ?? "+1 (617) 555-0142",
    profiles: [
      profile("Instagram", env.SOCIAL_INSTAGRAM ?? "https://www.instagram.com/goldenhour.example"),
      profile("Snapchat", env.SOCIAL_SNAPCHAT ?? "https://www.snapchat.com/add/goldenhour.example"),
      profile("YouTube", env.SOCIAL_YOUTUBE ?? "https://www.youtube.com/@goldenhour.example"),
    ],
  };
}

function profile(name: SocialProfile["name"], url: string): SocialProfile {
  const lastPart = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? name;
  return { name, url, handle: `@${lastPart.replace(/^@/, "")}` };
}
