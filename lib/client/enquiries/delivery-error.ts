import type { DeliveryErrorCode } from "@/lib/contract/deliveries";

/** A copy that a service did not take, in the service's words: for the console, never for the visitor. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  readonly code: DeliveryErrorCode;

  constructor(message: string, code: DeliveryErrorCode = "UNSPECIFIED") {
    super(message);
    this.code = code;
  }
}
