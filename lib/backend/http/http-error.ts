import "server-only";
import type { FieldError } from "@/lib/contract/common";

interface Details {
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/** An expected failure of a call. Its status and message become the response. Any other error thrown becomes a 500. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly details: Details;

  /**
   * @param status the HTTP status of the response.
   * @param message one sentence for the user.
   * @param details field errors and headers of the response.
   */
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The error for one field of a form, which the screen shows there. @param message one sentence for the user. */
export const fieldError = (field: string, message: string, status = 400): HttpError =>
  new HttpError(status, message, { errors: [{ field, message }] });

/** The error for an edit that was based on an older version. @param what the row in words, such as "item". */
export const changedMeanwhile = (what: string): HttpError =>
  new HttpError(409, `Someone else has changed this ${what}. Load the latest version, then save again.`);
