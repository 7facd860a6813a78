import type { Failure, FieldError } from "@/lib/contract/common";
import { NETWORK_ERROR, TIMEOUT_ERROR } from "./texts";

/** How long a call may take (SPEC section 9). */
const TIMEOUT_MS = 30_000;

/** The common body of a successful change. */
export interface Success<Data = unknown> {
  success: boolean;
  message?: string;
  data?: Data;
}

/** A call that did not succeed. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The answer's status; undefined when none came. */
  readonly status: number | undefined;
  readonly errors: FieldError[];

  constructor(message: string, status?: number, errors: FieldError[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** Whether a call failed because the session is over; the browser is then on its way to the sign-in. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Whether a call failed because what it was about is not there, or no more. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What the body is read as; anything else than JSON is for the caller to understand. */
  format?: "json" | "text";
  /** Lets the call go on when the page is left; the browser then takes 64 KiB at most. */
  keepalive?: boolean;
  /** Gives the call up; it then throws the signal's AbortError. */
  signal?: AbortSignal;
}

export interface Answer<Body> {
  body: Body;
  headers: Headers;
}

/**
 * Makes one call: JSON, cookies sent, 30 s at most.
 *
 * @returns the answer's body as the contract has it, and its headers.
 * @throws ApiError with the server's message and field errors, or {@link NETWORK_ERROR} or
 * {@link TIMEOUT_ERROR} when no answer came.
 */
export async function call<Body>(path: string, options: CallOptions = {}): Promise<Answer<Body>> {
  const { method = "GET", body, headers, format = "json", keepalive = false, signal } = options;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(timeout.aborted ? TIMEOUT_ERROR : NETWORK_ERROR);
  }
  if (!response.ok) {
    const { message = "", errors = [] } = (parseJson(text) ?? {}) as Partial<Failure>;
    throw new ApiError(message, response.status, errors);
  }
  return { body: (format === "text" ? text : parseJson(text)) as Body, headers: response.headers };
}

/** @returns undefined for what is no JSON: a proxy's error page has no message for a person either. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What to tell a person about a failed call: the server's message first, then the caller's sentence.
 *
 * @param fallback the sentence of SPEC section 8 for this call.
 */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback;
}

/**
 * Does `work` and gives an ApiError without a message of its own a sentence.
 *
 * @param fallback the sentence of SPEC section 8 for this call. @throws what `work` threw, with a message.
 */
export async function withFallback<Result>(fallback: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(messageOf(error, fallback), error.status, error.errors);
  }
}
