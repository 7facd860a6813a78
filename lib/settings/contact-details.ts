import { type ContactDetails, exampleContact } from "@/lib/content/contact";
import { env } from "./env";

/** How visitors reach the owner, from the settings. Examples stand in for settings that are not set. */
export function contactDetails(): ContactDetails {
  return {
    email: env.CONTACT_EMAIL ?? exampleContact.email,
    phone: env.CONTACT_PHONE ?? exampleContact.phone,
    profiles: [
      profile("Instagram", env.SOCIAL_INSTAGRAM ?? exampleContact.instagram),
      profile("Snapchat", env.SOCIAL_SNAPCHAT ?? exampleContact.snapchat),
      profile("YouTube", env.SOCIAL_YOUTUBE ?? exampleContact.youtube),
    ],
  };
}

function profile(name: ContactDetails["profiles"][number]["name"], url: string) {
  const lastPart = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? name;
  return { name, url, handle: `@${lastPart.replace(/^@/, "")}` };
}
