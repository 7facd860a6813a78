import type { Failure, FieldError } from "@/lib/contract/common";
import { NETWORK_ERROR, TIMEOUT_ERROR } from "./texts";

/* The part of the API client that public pages need for the gallery, and nothing else. */

/** The timeout of a call (docs/product.md#limits). */
const TIMEOUT_MS = 30_000;

/** The error of a failed call. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The response's status. Undefined without a response, below 300 when the response does not match the contract. */
  readonly status: number | undefined;
  readonly errors: FieldError[];

  constructor(message: string, status?: number, errors: FieldError[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** A response and its body. */
interface Result {
  response: Response;
  text: string;
}

/** `RequestInit` with a signal that may be undefined. */
type Init = Omit<RequestInit, "signal"> & { signal?: AbortSignal | undefined };

/**
 * Sends one request with a timeout of 30 s. As is `fetch`'s default, it includes cookies.
 *
 * @throws ApiError with the server's message and field errors for an error status, or with {@link NETWORK_ERROR} or
 * {@link TIMEOUT_ERROR} without a response; the signal's AbortError when it was cancelled.
 */
export async function send(path: string, { signal, ...init }: Init): Promise<Result> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let result: Result;
  try {
    const response = await fetch(path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    result = { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(timeout.aborted ? TIMEOUT_ERROR : NETWORK_ERROR);
  }
  throwIfFailed(result.response.status, result.text);
  return result;
}

/** @throws ApiError with the server's message and field errors, unless the status is a success. */
export function throwIfFailed(status: number, text: string): void {
  if (status < 300) return;
  const { message = "", errors } = (parseJson(text) ?? {}) as Partial<Failure>;
  throw new ApiError(message, status, errors);
}

/** @returns undefined for text that is not JSON, such as a proxy's error page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
