import type { DeliveryErrorCode, DeliveryFailure, DeliveryService } from "@/lib/contract/deliveries";

export const SERVICE_NAMES: Record<DeliveryService, string> = {
  form: "form service",
  email: "email service",
};

/** What each code of the form service means to the owner, as the end of a sentence. */
const CAUSES: Record<Exclude<DeliveryErrorCode, "UNSPECIFIED">, string> = {
  BLOCKED: "the service blocked it",
  EMPTY: "the service received an empty form",
  FILES_TOO_BIG: "the form does not accept files of this size",
  FORM_NOT_FOUND: "the service does not know the form",
  INACTIVE: "the form is switched off at the service",
  NO_FILE_UPLOADS: "the form does not accept files",
  PROJECT_NOT_FOUND: "the service does not know the project",
  TOO_MANY_FILES: "the form does not accept this many files",
  REQUIRED_FIELD_EMPTY: "a field that the form requires was empty",
  REQUIRED_FIELD_MISSING: "a field that the form requires was missing",
  STRIPE_CLIENT_ERROR: "the form asks for a card payment, and the card was not accepted",
  STRIPE_SCA_ERROR: "the form asks for a card payment, and the bank did not confirm it",
  TYPE_EMAIL: "the form did not accept the email address",
  TYPE_NUMERIC: "the form expects a number in one of the fields",
  TYPE_TEXT: "the form expects text in one of the fields",
};

/** The same for failures that the service gave no code for. The delivery may have arrived all the same. */
const UNCERTAIN_CAUSES: Record<NonNullable<DeliveryFailure["reason"]> | "unknown", string> = {
  format: "Unexpected response format",
  timeout: "the service did not respond in time",
  left: "the page was left before the service responded",
  unknown: "the service could not be reached, or it gave no reason",
};

/** Why a delivery failed, as the end of a sentence. */
export function causeOf({ code, reason }: DeliveryFailure): string {
  return code === "UNSPECIFIED" ? UNCERTAIN_CAUSES[reason ?? "unknown"] : CAUSES[code];
}

/** For a message's detail: "Copy to the form service failed: the form is switched off at the service". */
export function deliveryProblem(service: DeliveryService, failure: DeliveryFailure): string {
  return `Copy to the ${SERVICE_NAMES[service]} failed: ${causeOf(failure)}`;
}

/** For a notification: "Ada’s enquiry did not reach the form service: the form is switched off at the service". */
export function deliveryNotice(sender: string, service: DeliveryService, failure: DeliveryFailure): string {
  const happened = failure.code === "UNSPECIFIED" ? "may not have reached" : "did not reach";
  return `${sender}’s enquiry ${happened} the ${SERVICE_NAMES[service]}: ${causeOf(failure)}`;
}
