import { createClient, isSubmissionError } from "@formspree/core";
import type { FormService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { DeliveryError } from "./delivery-error";

/**
 * Sends one copy to the form service.
 *
 * @throws DeliveryError with the service's first complaint, or the text of what went wrong on the way.
 */
export async function deliverToFormService(service: FormService, enquiry: Enquiry): Promise<void> {
  const { endpoint, formId, project } = service;
  const client = createClient(project ? { project } : {});
  // The client takes the moment it was made for the page's load. Here that is after all was typed, and a
  // form that was filled in within no time looks like spam.
  Object.assign(Reflect.get(client, "session"), { loadedAt: Math.round(performance.timeOrigin) });
  // A copy: the client may change what it is given.
  const result = await client.submitForm(formId, { ...enquiry }, { endpoint });
  if (!isSubmissionError(result)) return;
  const ofFields = result.getAllFieldErrors().flatMap(([, errors]) => errors);
  const [first] = [...result.getFormErrors(), ...ofFields];
  throw new DeliveryError(first?.message ?? "The form service gave no reason.", first?.code);
}
