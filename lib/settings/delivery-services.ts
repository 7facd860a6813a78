// With its extension: Node itself loads this file for lib/process/cache-handler.mjs.

import type { CopyServices } from "@/lib/contract/deliveries";
import { env } from "./env.ts";

/** The services that the owner has set up for copies of enquiries; undefined without one. */
export function copyServices(): CopyServices | undefined {
  const { FORMSPREE_FORM_ID: formId, EMAILJS_PUBLIC_KEY: publicKey } = env;
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId } = env;
  const services: CopyServices = {};
  if (formId) services.form = { endpoint: env.FORMSPREE_ENDPOINT, formId, project: env.FORMSPREE_PROJECT };
  if (publicKey && serviceId && templateId)
    services.email = { endpoint: env.EMAILJS_ENDPOINT, publicKey, serviceId, templateId };
  return services.form || services.email ? services : undefined;
}

/** The origins of {@link copyServices}. */
export function copyOrigins(): string[] {
  return Object.values(copyServices() ?? {}).map(({ endpoint }) => endpoint);
}
