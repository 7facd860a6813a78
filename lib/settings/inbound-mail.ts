import { env } from "./env";

/** Where answers to the site's mail come in. */
export interface InboundMail {
  /** The address's part before the `@`, to which the site adds what the answer belongs to. */
  user: string;
  domain: string;
  /** What the mail service proves itself with. */
  secret: string;
}

/** The inbound address of `INBOUND_ADDRESS`, or undefined without one. With a backend elsewhere, that one has it. */
export function inboundMail(): InboundMail | undefined {
  const { INBOUND_ADDRESS, INBOUND_SECRET, API_BASE_URL } = env;
  if (!INBOUND_ADDRESS || !INBOUND_SECRET || API_BASE_URL) return undefined;
  const [user = "", domain = ""] = INBOUND_ADDRESS.split("@");
  return { user, domain, secret: INBOUND_SECRET };
}
