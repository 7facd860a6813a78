import { deliveryOrigins } from "../settings/delivery-services.ts";
import { depositService } from "../settings/deposit-service.ts";
import { env } from "../settings/env.ts";
import type { ExternalSources } from "./content-security-policy.ts";

/** The only page that deposits are paid on. */
const DEPOSIT_PAGE = "/contact";

/** The hosts that the card provider asks for (https://docs.stripe.com/security/guide#content-security-policy). */
const CARD_PROVIDER = {
  script: ["https://js.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};

/** Whether this is the page with the card provider's hosts in its policy. */
export const hasCardProvider = (path: string): boolean =>
  path === DEPOSIT_PAGE && depositService() !== undefined;

/** The external hosts that the policy of a page allows, following the settings. @param path without a query. */
export function pageSources(path: string): ExternalSources {
  // On a page with https, browsers load no picture of the gallery without it.
  const media = env.SITE_URL.startsWith("https:") ? [] : ["http:"];
  const deposit = hasCardProvider(path) ? depositService() : undefined;
  if (!deposit) return { connect: deliveryOrigins(), media };
  const connect = new Set([...deliveryOrigins(), deposit.endpoint, ...CARD_PROVIDER.connect]);
  return { ...CARD_PROVIDER, connect: [...connect], media };
}
