import type { CopyError } from "@/lib/contract/deliveries";

/** A copy that a service did not take, in the service's words: for the console, never for the visitor. */
export class CopyFault extends Error {
  override name = "CopyFault";
  readonly code: CopyError;

  constructor(message: string, code: CopyError = "UNSPECIFIED") {
    super(message);
    this.code = code;
  }
}
