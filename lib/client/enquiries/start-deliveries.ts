import { deliveryCalls } from "@/lib/contract/calls/deliveries";
import type {
  DeliveryFailure,
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
  const report = (service: DeliveryService, failure: DeliveryFailure) => {
    const body: FailedDelivery = { ...enquiry, service, ...failure };
    const headers = { "idempotency-key": key };
    request(deliveryCalls.reportUndelivered, { body, headers, keepalive: true }).catch((error) =>
      console.error(error),
    );
  };
  // The deliveries that would be lost if the visitor left the page now.
  const atRisk = new Set(Object.keys(services) as DeliveryService[]);
  const reportLost = (failure: DeliveryFailure) => {
    for (const service of atRisk) report(service, failure);
  };
  const reportLeft = () => reportLost({ code: "UNSPECIFIED", reason: "left" });
  addEventListener("pagehide", reportLeft);
  import("./send-deliveries")
    .then(({ sendDeliveries }) => sendDeliveries(services, enquiry, key, { atRisk, report }))
    .catch((error) => {
      // The delivery code could not be loaded.
      console.error(error);
      reportLost({ code: "UNSPECIFIED" });
    })
    .finally(() => removeEventListener("pagehide", reportLeft));
}
