import type { DeliveryErrorCode } from "@/lib/contract/deliveries";

/** A failed delivery with the service's message, for the browser's console. Visitors never see it. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly code: DeliveryErrorCode;

  constructor(message: string, code: DeliveryErrorCode = "UNSPECIFIED") {
    super(message);
    this.code = code;
  }
}
