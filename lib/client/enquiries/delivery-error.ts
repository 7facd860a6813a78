import type { DeliveryFailure } from "@/lib/contract/deliveries";

/** A failed delivery with the service's message, for the browser's console. Visitors never see it. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly failure: DeliveryFailure;

  constructor(message: string, failure: DeliveryFailure = { code: "UNSPECIFIED" }) {
    super(message);
    this.failure = failure;
  }
}
