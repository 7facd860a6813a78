import type { EmailService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { DeliveryError } from "./delivery-error";

/**
 * Delivers an enquiry to the email service, even if the visitor leaves the page. In the owner's template the fields
 * have the enquiry's names.
 *
 * @throws DeliveryError with the service's response; fetch's TypeError without a response.
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
