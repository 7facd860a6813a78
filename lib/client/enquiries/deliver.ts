import type { DeliveryService, DeliveryServices } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { TIMEOUT_ERROR } from "../texts";
import { DeliveryError } from "./delivery-error";
import { deliverToEmailService } from "./email-service";
import { deliverToFormService } from "./form-service";

/** The time after which a delivery counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * Delivers an enquiry to one service, with a time limit.
 *
 * @throws DeliveryError when the service refused it, did not respond in time or could not be reached.
 */
export async function deliver(
  service: DeliveryService,
  { form, email }: DeliveryServices,
  enquiry: Enquiry,
): Promise<void> {
  const send = async (signal: AbortSignal) => {
    if (service === "form" && form) return deliverToFormService(form, enquiry);
    if (service === "email" && email) return deliverToEmailService(email, enquiry, signal);
    throw new Error(`The ${service} service is not set up.`);
  };
  await inTime(send).catch((error) => {
    throw error instanceof DeliveryError ? error : new DeliveryError(String(error));
  });
}

/** Limits the time of a delivery. The form service's client can't be cancelled, so its request is just not awaited. */
function inTime(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeliveryError(TIMEOUT_ERROR, { code: "UNSPECIFIED", reason: "timeout" }));
      stop.abort();
    }, TIMEOUT_MS);
  });
  return Promise.race([send(stop.signal), limit]).finally(() => clearTimeout(timer));
}
