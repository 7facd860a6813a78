import type { DeliveryFailure, DeliveryService, DeliveryServices } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { claimDeliveries } from "./claim-deliveries";
import { deliver } from "./deliver";
import { DeliveryError } from "./delivery-error";

interface Watch {
  /** The deliveries that leaving the page would abort. Updated here. */
  atRisk: Set<DeliveryService>;
  /** Called for each delivery that failed. */
  report: (service: DeliveryService, failure: DeliveryFailure) => void;
}

/**
 * Sends an enquiry's deliveries in parallel, each once and with its own time limit.
 *
 * @param key the Idempotency-Key that the enquiry was stored under.
 * @returns when each delivery has succeeded or was reported as failed.
 */
export async function sendDeliveries(
  services: DeliveryServices,
  enquiry: Enquiry,
  key: string,
  { atRisk, report }: Watch,
): Promise<void> {
  if (!claimDeliveries(key)) return atRisk.clear();
  const attempt = async (service: DeliveryService) => {
    try {
      await deliver(service, services, enquiry);
    } catch (error) {
      // When the visitor leaves the page, its requests fail first, even those that the browser completes. Wait one
      // task: no code runs here after that, and `pagehide` reports the deliveries at risk.
      await new Promise((nextTask) => setTimeout(nextTask));
      console.error(`The delivery to the ${service} service failed.`, error);
      report(service, error instanceof DeliveryError ? error.failure : { code: "UNSPECIFIED" });
    }
    atRisk.delete(service);
  };
  const attempts = [];
  if (services.form) attempts.push(attempt("form"));
  if (services.email) {
    attempts.push(attempt("email"));
    // The browser completes this one after the visitor has left the page.
    atRisk.delete("email");
  }
  await Promise.all(attempts);
}
