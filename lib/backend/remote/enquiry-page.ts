import "server-only";
import type * as z from "zod";
import type { Call } from "@/lib/contract/calls/define-call";
import { enquiryPageCalls } from "@/lib/contract/calls/enquiry-pages";
import { failureSchema } from "@/lib/contract/common";
import type { EnquiryPage } from "@/lib/contract/enquiry-page";
import { TRACES_HEADER, writeTraces } from "@/lib/shared/form-traces";
import { addToEnquiry, type NewAddition } from "../enquiry-page/add";
import { noSuchPage, openEnquiryPage } from "../enquiry-page/page";
import { HttpError } from "../http/http-error";
import { countAttempt } from "../http/rate-limit";
import { requireDatabase } from "../startup/preparation";
import { backendAddress, backendError, requestBackend } from "./backend";
import { requestHeaders } from "./headers";

const { open, add } = enquiryPageCalls;

/** {@link openEnquiryPage}, at the backend elsewhere if there is one. @throws HttpError as it does; 502 or 504 without a proper response. */
export async function findEnquiryPage(request: Request, token: string): Promise<EnquiryPage> {
  if (!backendAddress) {
    requireDatabase();
    return openEnquiryPage(request, token);
  }
  return post(request, open, open.response.read, { token });
}

/** {@link addToEnquiry}, at the backend elsewhere if there is one. @throws HttpError as it does; 502 or 504 without a proper response. */
export async function addOnPage(request: Request, token: string, addition: NewAddition): Promise<void> {
  if (!backendAddress) {
    requireDatabase();
    return addToEnquiry(request, token, addition);
  }
  await countAttempt("addition", request);
  const { text, idempotencyKey, isExtraFilled = false } = addition;
  const traces = writeTraces({ isExtraFilled, elapsedMs: undefined });
  await post(
    request,
    add,
    add.response.read,
    { token, text },
    {
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      [TRACES_HEADER]: traces,
    },
  );
}

/** @throws HttpError with the backend's status and message when it refuses; 404 also if it has no such pages. */
async function post<Schema extends z.ZodType>(
  request: Request,
  { method, path }: Call,
  schema: Schema,
  body: object,
  headers: Record<string, string> = {},
): Promise<z.output<Schema>> {
  const { "content-length": _, ...own } = requestHeaders(request);
  const response = await requestBackend({
    method,
    path,
    headers: { ...own, ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 404) throw noSuchPage();
  if (response.status >= 400) {
    const { data } = failureSchema.pick({ message: true }).safeParse(answer);
    throw new HttpError(response.status, data?.message ?? "Something went wrong. Please try again.");
  }
  const read = schema.safeParse(answer);
  if (!read.success) throw backendError("unusable", { method, path }, read.error);
  return read.data;
}
