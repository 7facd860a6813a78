import { contactDetails } from "./contact-details";
import { env } from "./env";

/** The push services of the browsers: Chrome and those made from it, Firefox, Safari, Edge. */
const KNOWN = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether the server may send something to an address that a browser has given. Anybody could give one of a machine in the
 * owner's network, so only those at known push services are taken, and at the one of `PUSH_SERVICE`.
 *
 * @param endpoint an absolute URL.
 */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (origin === env.PUSH_SERVICE) return true;
  return protocol === "https:" && port === "" && KNOWN.some((host) => host.test(hostname));
}

/** Who a push service can turn to (RFC 8292, section 2.1): the site, or its owner while it has no address. */
export const pushContact = (): string =>
  env.SITE_URL.startsWith("https:") ? env.SITE_URL : `mailto:${contactDetails().email}`;
