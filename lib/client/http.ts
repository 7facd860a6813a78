import type { ZodError } from "zod";
import { fieldErrorsOf } from "@/lib/contract/common";
import { ApiError } from "./send";

/* Helpers for the errors of calls. They are separate from `send`, so that public pages don't load them. */

export { ApiError };

/** The error of input that the contract refuses before it is sent: what the server would answer. */
export function invalidInput(error: ZodError): ApiError {
  const errors = fieldErrorsOf(error);
  return new ApiError(errors[0]?.message ?? "", 400, errors);
}

/** Whether a call failed because the session has ended. The browser is then redirecting to the sign-in page. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Whether a call failed because its object does not exist or was deleted. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether a call had a success status, but a body that does not match the contract. */
export const isMalformed = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && error.status < 300;

/**
 * The message to show for a failed call: the server's, or else the caller's.
 *
 * @param fallback the product's message for this call (docs/product.md#errors).
 */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback;
}

/**
 * Adds a message to an ApiError that has none.
 *
 * @param fallback the product's message for this call (docs/product.md#errors).
 * @throws what `work` threw, with a message.
 */
export async function withFallback<Result>(fallback: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(messageOf(error, fallback), error.status, error.errors);
  }
}
