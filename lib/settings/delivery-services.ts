// The import needs its extension, because Node loads this file directly (lib/process/cache-handler.mjs).

import type { DeliveryServices } from "@/lib/contract/deliveries";
import { env } from "./env.ts";

/** The services that the owner has set up for deliveries of enquiries, or undefined if there are none. */
export function deliveryServices(): DeliveryServices | undefined {
  const { FORMSPREE_FORM_ID: formId, EMAILJS_PUBLIC_KEY: publicKey } = env;
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId } = env;
  const services: DeliveryServices = {};
  if (formId) services.form = { endpoint: env.FORMSPREE_ENDPOINT, formId, project: env.FORMSPREE_PROJECT };
  if (publicKey && serviceId && templateId)
    services.email = { endpoint: env.EMAILJS_ENDPOINT, publicKey, serviceId, templateId };
  return services.form || services.email ? services : undefined;
}

/** The origins of {@link deliveryServices}. */
export function deliveryOrigins(): string[] {
  return Object.values(deliveryServices() ?? {}).map(({ endpoint }) => endpoint);
}
