import { deliveryCalls } from "@/lib/contract/calls/deliveries";
import type {
  DeliveryErrorCode,
  DeliveryService,
  DeliveryServices,
  FailedDelivery,
} from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { request } from "../request";

/**
 * Sends the deliveries of a stored enquiry and reports failed ones to this site's server. The visitor never sees a
 * failure, since the enquiry itself is stored.
 *
 * @param key the Idempotency-Key that the enquiry was stored under.
 */
export function startDeliveries(services: DeliveryServices, enquiry: Enquiry, key: string): void {
  const report = (service: DeliveryService, code: DeliveryErrorCode) => {
    const body: FailedDelivery = { ...enquiry, service, code };
    const headers = { "idempotency-key": key };
    request(deliveryCalls.reportUndelivered, { body, headers, keepalive: true }).catch((error) =>
      console.error(error),
    );
  };
  // The deliveries that would be lost if the visitor left the page now.
  const atRisk = new Set(Object.keys(services) as DeliveryService[]);
  const reportLost = () => {
    for (const service of atRisk) report(service, "UNSPECIFIED");
  };
  addEventListener("pagehide", reportLost);
  import("./send-deliveries")
    .then(({ sendDeliveries }) => sendDeliveries(services, enquiry, key, { atRisk, report }))
    .catch((error) => {
      // The delivery code could not be loaded.
      console.error(error);
      reportLost();
    })
    .finally(() => removeEventListener("pagehide", reportLost));
}
