import type * as z from "zod";
import type { Call, ReadBody, WithId } from "@/lib/contract/calls/define-call";
import { ApiError, parseJson, send } from "./send";

/** The inputs that go into a call's URL. */
export type PathOf<C extends Call> = (C extends WithId ? { id: string } : unknown) &
  (C extends { query: infer Query extends z.ZodType }
    ? { query?: z.input<Query> | URLSearchParams }
    : unknown);

/** All inputs of a call. */
export type RequestOf<C extends Call> = PathOf<C> &
  (C extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown) & {
    headers?: Record<string, string>;
    /** Lets the request finish after the user leaves the page. Browsers allow at most 64 KiB. */
    keepalive?: boolean;
    /** Cancels the call, which then throws the signal's AbortError. */
    signal?: AbortSignal | undefined;
  };

export interface CallResponse<Body> {
  body: Body;
  headers: Headers;
}

/**
 * Makes one call and validates its response.
 *
 * @param call the call's record. @param options the inputs that the record declares.
 * @returns the parsed body and the headers.
 * @throws ApiError as {@link send} does; without a message when the response does not match the schema; with the
 * record's `invalidId` message for an empty ID.
 */
export async function request<C extends Call>(
  call: C,
  options: RequestOf<C>,
): Promise<CallResponse<ReadBody<C>>> {
  const { headers, keepalive = false, signal } = options;
  const body = "body" in options ? JSON.stringify(options.body) : null;
  const { response, text } = await send(pathOf(call, options), {
    method: call.method,
    headers: { ...(body && { "content-type": "application/json" }), ...headers },
    body,
    keepalive,
    signal,
  });
  return { body: readResponse(call, response.status, text), headers: response.headers };
}

/** The URL of a call. @throws ApiError for an empty ID, which would make it another call's URL. */
export function pathOf<C extends Call>(call: C, options: PathOf<C>): string {
  const { id = "", query } = options as { id?: string; query?: Record<string, unknown> | URLSearchParams };
  if (call.invalidId && !id) throw new ApiError(call.invalidId);
  const path = call.path.replace("{id}", encodeURIComponent(id));
  const search = query instanceof URLSearchParams ? query : searchOf(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

function searchOf(query: Record<string, unknown> = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Parses a response body. @throws ApiError when it does not match the record. The console has the details. */
export function readResponse<C extends Call>(call: C, status: number, text: string): ReadBody<C> {
  const { response, method, path } = call;
  if ("mediaType" in response) return text as ReadBody<C>;
  // An empty body, as of a 204, can be a success. Text that is not JSON can't: it may come from a proxy.
  const value = text === "" ? null : parseJson(text);
  const { success, data, error } = (response.read ?? response.schema).safeParse(value);
  if (success) return data as ReadBody<C>;
  console.error(`Unexpected response from ${method} ${path}`, error.issues);
  throw new ApiError(failureMessage(value), status);
}

/** The message of a body that reports a failure despite its success status. */
function failureMessage(value: unknown): string {
  const { success, message = "" } = (value ?? {}) as { success?: boolean; message?: string };
  return success === false ? message : "";
}
