import type {
  DeliveryErrorCode,
  DeliveryService,
  DeliveryServices,
  FailedDelivery,
} from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { call } from "../http";

/**
 * Sends the copies of a stored enquiry, and tells the site's own server of those that did not arrive.
 * Whatever happens, the visitor sees nothing of it: the enquiry itself has arrived.
 *
 * @param key the Idempotency-Key that the enquiry was stored under.
 */
export function startDeliveries(services: DeliveryServices, enquiry: Enquiry, key: string): void {
  const report = (service: DeliveryService, code: DeliveryErrorCode) => {
    const body: FailedDelivery = { ...enquiry, service, code };
    const headers = { "idempotency-key": key };
    call("/api/contact/undelivered", { method: "POST", body, headers, keepalive: true }).catch((error) =>
      console.error(error),
    );
  };
  // What would be lost if the visitor left the page now.
  const atRisk = new Set(Object.keys(services) as DeliveryService[]);
  const reportLost = () => {
    for (const service of atRisk) report(service, "UNSPECIFIED");
  };
  addEventListener("pagehide", reportLost);
  import("./send-deliveries")
    .then(({ sendDeliveries }) => sendDeliveries(services, enquiry, key, { atRisk, report }))
    .catch((error) => {
      // The code for it could not be fetched.
      console.error(error);
      reportLost();
    })
    .finally(() => removeEventListener("pagehide", reportLost));
}
