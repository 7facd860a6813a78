import { isSubmissionError } from "@formspree/core";
import { FormspreeProvider, useFormspree, useSubmit } from "@formspree/react";
import { useEffect } from "react";
import type { FormService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { addPart } from "../late-parts";
import { DeliveryError } from "./delivery-error";

/**
 * The library's text for JSON that it does not understand, and the browsers' texts for a response that is not JSON,
 * which the library passes on. Safari's has no "JSON" in it.
 */
const UNEXPECTED_FORMAT = /^Unexpected response format$|JSON|^The string did not match the expected pattern/;

type Submit = ReturnType<typeof useSubmit<Enquiry>>;

/**
 * Delivers an enquiry to the form service.
 *
 * @throws DeliveryError with the service's first error, or why it could not be reached.
 */
export async function deliverToFormService(service: FormService, enquiry: Enquiry): Promise<void> {
  const { submit, end } = await openForm(service);
  // A copy, since the client may mutate the object.
  const result = await submit({ ...enquiry }).finally(end);
  if (!isSubmissionError(result)) return;
  const ofFields = result.getAllFieldErrors().flatMap(([, errors]) => errors);
  const [first] = [...result.getFormErrors(), ...ofFields];
  const { message = "The form service gave no reason.", code = "UNSPECIFIED" } = first ?? {};
  const reason = code === "UNSPECIFIED" && UNEXPECTED_FORMAT.test(message) && { reason: "format" as const };
  throw new DeliveryError(message, { code, ...reason });
}

/** Opens the form in the layout, since the library's function is only available in a component. */
function openForm(service: FormService): Promise<{ submit: Submit; end: () => void }> {
  const { project } = service;
  return new Promise((resolve) => {
    const end = addPart(
      <FormspreeProvider key={crypto.randomUUID()} {...(project && { project })}>
        <Form service={service} onReady={(submit) => resolve({ submit, end })} />
      </FormspreeProvider>,
    );
  });
}

function Form({ service, onReady }: { service: FormService; onReady: (submit: Submit) => void }) {
  const { client } = useFormspree();
  const submit = useSubmit<Enquiry>(service.formId, { origin: service.endpoint });
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the form is there
  useEffect(() => {
    // The client takes the time at which it was created for the time at which the page was loaded, and offers no other
    // way to set it. It is created after the form was filled in, and a form that is filled in within milliseconds
    // looks like spam (docs/decisions/014-form-service-and-deposit.md).
    Object.assign(Reflect.get(client, "session"), { loadedAt: Math.round(performance.timeOrigin) });
    onReady(submit);
  }, []);
  return null;
}
