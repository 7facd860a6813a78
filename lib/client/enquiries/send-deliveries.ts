import type { DeliveryErrorCode, DeliveryService, DeliveryServices } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { TIMEOUT_ERROR } from "../texts";
import { claimDeliveries } from "./claim-deliveries";
import { DeliveryError } from "./delivery-error";
import { deliverToEmailService } from "./email-service";
import { deliverToFormService } from "./form-service";

/** How long a service may take; after that its copy counts as lost. */
const TIMEOUT_MS = 10_000;

interface Watch {
  /** The copies that leaving the page would end; kept current here. */
  atRisk: Set<DeliveryService>;
  /** Told of each copy that failed. */
  report: (service: DeliveryService, code: DeliveryErrorCode) => void;
}

/**
 * Sends an enquiry's copies side by side, each once and with a time limit of its own.
 *
 * @param key the Idempotency-Key that the enquiry was stored under.
 * @returns when each copy has arrived or was reported.
 */
export async function sendDeliveries(
  { form, email }: DeliveryServices,
  enquiry: Enquiry,
  key: string,
  { atRisk, report }: Watch,
): Promise<void> {
  if (!claimDeliveries(key)) return atRisk.clear();
  const attempt = async (service: DeliveryService, send: (signal: AbortSignal) => Promise<void>) => {
    try {
      await inTime(send);
    } catch (error) {
      // When the page is left, its calls fail first, also those that the browser goes on with. Then nothing
      // runs on here; what is at risk is reported by the leaving.
      await new Promise((nextTask) => setTimeout(nextTask));
      console.error(`The copy for the ${service} service did not arrive.`, error);
      report(service, error instanceof DeliveryError ? error.code : "UNSPECIFIED");
    }
    atRisk.delete(service);
  };
  const copies = [];
  if (form) copies.push(attempt("form", () => deliverToFormService(form, enquiry)));
  if (email) {
    copies.push(attempt("email", (signal) => deliverToEmailService(email, enquiry, signal)));
    // The browser finishes this one by itself.
    atRisk.delete("email");
  }
  await Promise.all(copies);
}

/** The form service's client can't be stopped: past the limit, what becomes of its request is not awaited. */
function inTime(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeliveryError(TIMEOUT_ERROR));
      stop.abort();
    }, TIMEOUT_MS);
  });
  return Promise.race([send(stop.signal), limit]).finally(() => clearTimeout(timer));
}
