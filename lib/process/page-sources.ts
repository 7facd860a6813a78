import { deliveryOrigins } from "../settings/delivery-services.ts";
import type { ExternalSources } from "./content-security-policy.ts";

/** The external hosts that the policy of a page allows, following the settings. @param _path without a query. */
export function pageSources(_path: string): ExternalSources {
  return { connect: deliveryOrigins() };
}
