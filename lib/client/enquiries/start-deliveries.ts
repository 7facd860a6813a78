import type { CopyError, CopyService, CopyServices, UndeliveredCopy } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { call } from "../http";

/**
 * Sends the copies of a stored enquiry, and tells the site's own server of those that did not arrive.
 * Whatever happens, the visitor sees nothing of it: the enquiry itself has arrived.
 *
 * @param key the Idempotency-Key that the enquiry was stored under.
 */
export function startCopies(services: CopyServices, enquiry: Enquiry, key: string): void {
  const report = (service: CopyService, code: CopyError) => {
    const body: UndeliveredCopy = { ...enquiry, service, code };
    const headers = { "idempotency-key": key };
    call("/api/contact/undelivered", { method: "POST", body, headers, keepalive: true }).catch((error) =>
      console.error(error),
    );
  };
  // What would be lost if the visitor left the page now.
  const atRisk = new Set(Object.keys(services) as CopyService[]);
  const reportLost = () => {
    for (const service of atRisk) report(service, "UNSPECIFIED");
  };
  addEventListener("pagehide", reportLost);
  import("./send-deliveries")
    .then(({ sendCopies }) => sendCopies(services, enquiry, key, { atRisk, report }))
    .catch((error) => {
      // The code for it could not be fetched.
      console.error(error);
      reportLost();
    })
    .finally(() => removeEventListener("pagehide", reportLost));
}
