import type { Call, ReadBody } from "@/lib/contract/calls/define-call";
import { isGone, withFallback } from "./http";
import { type CallResponse, type RequestOf, request } from "./request";
import { asAdmin } from "./session";

/**
 * Makes a call as the signed-in admin.
 *
 * @param fallback the message for a failure without a server message.
 * @throws ApiError as {@link request} does. On a 401 the browser goes to the sign-in page.
 */
export function requestAsAdmin<C extends Call>(
  call: C,
  options: RequestOf<C>,
  fallback = "",
): Promise<CallResponse<ReadBody<C>>> {
  return withFallback(fallback, () =>
    asAdmin((token) => request(call, { ...options, headers: { ...options.headers, ...token } })),
  );
}

/** {@link requestAsAdmin} for a deletion. Succeeds if someone else has already deleted it. */
export async function deleteAsAdmin<C extends Call>(
  call: C,
  options: RequestOf<C>,
  fallback: string,
): Promise<void> {
  await requestAsAdmin(call, options, fallback).catch((error) => {
    if (!isGone(error)) throw error;
  });
}
