import type { EmailService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { DeliveryError } from "./delivery-error";

/**
 * Sends one copy to the e-mail service, also when the page is left meanwhile. The fields have the
 * enquiry's names in the owner's template.
 *
 * @throws DeliveryError with the service's answer; fetch's TypeError without one.
 */
export async function deliverToEmailService(
  { endpoint, publicKey, serviceId, templateId }: EmailService,
  enquiry: Enquiry,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`${endpoint}/api/v1.0/email/send`, {
    method: "POST",
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      template_params: enquiry,
    }),
    keepalive: true,
    signal,
  });
  if (!response.ok) throw new DeliveryError(`${response.status} ${await response.text()}`);
}
