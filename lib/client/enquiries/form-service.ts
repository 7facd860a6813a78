import { createClient, isSubmissionError } from "@formspree/core";
import type { FormService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { DeliveryError } from "./delivery-error";

/**
 * Delivers an enquiry to the form service.
 *
 * @throws DeliveryError with the service's first error, or why it could not be reached.
 */
export async function deliverToFormService(service: FormService, enquiry: Enquiry): Promise<void> {
  const { endpoint, formId, project } = service;
  const client = createClient(project ? { project } : {});
  // The client takes the time at which it was created for the time at which the page was loaded. It is created after
  // the form was filled in, and a form that is filled in within milliseconds looks like spam.
  Object.assign(Reflect.get(client, "session"), { loadedAt: Math.round(performance.timeOrigin) });
  // A copy, since the client may mutate the object.
  const result = await client.submitForm(formId, { ...enquiry }, { endpoint });
  if (!isSubmissionError(result)) return;
  const ofFields = result.getAllFieldErrors().flatMap(([, errors]) => errors);
  const [first] = [...result.getFormErrors(), ...ofFields];
  throw new DeliveryError(first?.message ?? "The form service gave no reason.", first?.code);
}
