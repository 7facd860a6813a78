import "server-only";
import type { FieldError } from "@/lib/contract/common";

interface Details {
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** An expected failure of a call: shown to the caller as it is. Anything else thrown is a fault. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly details: Details;

  /**
   * @param status the HTTP status of the answer.
   * @param message one sentence for a person.
   * @param details field errors and headers of the answer.
   */
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}
