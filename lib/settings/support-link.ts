import { mailtoLink } from "@/lib/content/mailto";
import { env } from "./env";

/**
 * A mail to whoever looks after the site, with what they would ask first. Without `SUPPORT_EMAIL` the admin fills in the
 * recipient: nobody else's address is known.
 */
export const supportLink = (): string =>
  mailtoLink(env.SUPPORT_EMAIL ?? "", {
    subject: "Golden Hour: I need help",
    text: `What I did:

What happened, and what I expected:

My device and browser:

The site: ${env.SITE_URL}`,
  });
