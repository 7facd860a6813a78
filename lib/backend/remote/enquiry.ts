import "server-only";
import { createHash } from "node:crypto";
import * as z from "zod";
import { enquiryCalls } from "@/lib/contract/calls/enquiries";
import type { Receipt } from "@/lib/contract/enquiry-page";
import type { Enquiry } from "@/lib/contract/messages";
import { type FormTraces, TRACES_HEADER, writeTraces } from "@/lib/shared/form-traces";
import { HttpError } from "../http/http-error";
import { countAttempt } from "../http/rate-limit";
import { perProcess } from "../per-process";
import { unusable } from "./answer";
import { requestBackend } from "./backend";
import { requestHeaders } from "./headers";

const { method, path, response: contract } = enquiryCalls.send;

/** How long the same enquiry is sent on with the same key, in milliseconds. A form has no key of its own. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** When an enquiry was first sent on, by its digest. */
const firstSent = () => perProcess("enquiries sent on", () => new Map<string, number>());

/**
 * The Idempotency-Key of an enquiry without one: the same while it is repeated within ten minutes.
 *
 * @returns also whether it is a repetition.
 */
function keyOf(enquiry: Enquiry): { key: string; isRepeated: boolean } {
  const now = Date.now();
  const known = firstSent();
  for (const [digest, time] of known) if (now - time > REPEAT_WINDOW_MS) known.delete(digest);
  const digest = createHash("sha256").update(JSON.stringify(enquiry)).digest("base64url");
  const time = known.get(digest);
  if (time === undefined) known.set(digest, now);
  return { key: `form ${time ?? now} ${digest}`, isRepeated: time !== undefined };
}

const failureSchema = z.object({ message: z.string().min(1) });

/**
 * Sends an enquiry to the backend: one that a form submitted without JavaScript.
 *
 * @returns the message's ID, which may be empty, and what the backend tells the sender.
 * @throws HttpError with the backend's status and message when it refuses, 502 or 504 without a proper answer, 429
 * over the limit of the sender's address.
 */
export async function sendEnquiry(
  request: Request,
  enquiry: Enquiry,
  traces: FormTraces,
): Promise<{ _id: string } & Receipt> {
  const { key, isRepeated } = keyOf(enquiry);
  if (!isRepeated) await countAttempt("enquiry", request);
  const { "content-length": _, ...headers } = requestHeaders(request);
  const response = await requestBackend({
    method,
    path,
    headers: {
      ...headers,
      "content-type": "application/json",
      "idempotency-key": key,
      [TRACES_HEADER]: writeTraces(traces),
    },
    body: JSON.stringify({ ...enquiry, read: false }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const sent = contract.read.safeParse(body);
  if (response.ok && sent.success) return sent.data.data ?? { _id: "" };
  if (response.status < 400) throw unusable(new Response(null, response), request);
  const { message } = failureSchema.safeParse(body).data ?? { message: "Failed to save message" };
  throw new HttpError(response.status, message);
}
