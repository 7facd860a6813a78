import "server-only";
import { NextResponse } from "next/server";
import type { FieldError } from "@/lib/contract/common";

/** A JSON response, by default with `Cache-Control: no-store`. Its type includes the type of the body. */
export function json<Body>(body: Body, init: ResponseInit = {}): NextResponse<Body> {
  const headers = new Headers(init.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return NextResponse.json(body, { ...init, headers });
}

/** The response to a failed call. @param message one sentence for the user. */
export function failure(
  message: string,
  { errors, ...init }: ResponseInit & { errors?: FieldError[] | undefined },
) {
  return json({ success: false, message, ...(errors && { errors }) }, init);
}

/** The body of the response to a successful change. @param message one sentence for the user. */
export function success(message: string): { success: true; message: string };
export function success<Data>(message: string, data: Data): { success: true; message: string; data: Data };
export function success(message: string, data?: unknown) {
  return { success: true, message, ...(data !== undefined && { data }) };
}
