import "server-only";
import { Agent, request } from "undici";
import { generateRequestDetails } from "web-push";
import type { PushFailure } from "@/lib/contract/push";
import { isPushService, pushContact } from "@/lib/settings/push-services";
import { perProcess } from "../per-process";
import type { PushKeys } from "./keys";

/** How long a push service may take, in milliseconds. */
const LIMIT_MS = 10_000;
const CONNECT_LIMIT_MS = 5_000;

/** A late notice is kept for that long at least, in milliseconds: with less, it would only reach a phone that is awake. */
const SHORTEST_LIFETIME_MS = 60 * 60 * 1000;

/** The longest title, in characters: what is sent stays far below the 4,096 bytes that push services take (RFC 8030, 7.2). */
const TITLE_LENGTH = 200;

/** What the service worker shows (public/admin/sw.js). */
export interface PushContent {
  title: string;
  /** Replaces what is shown with the same tag. */
  tag: string;
  /** Where a tap leads: a path on this site. */
  path: string;
}

/** The browser that something is sent to. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A notice that a push service did not take, or may not have taken. */
export class PushError extends Error {
  override name = "PushError";
  readonly failure: PushFailure;
  /** The status of its answer, if it gave one. */
  readonly status: number | undefined;
  /** How long it asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    failure: PushFailure,
    { status, retryAfterMs, cause }: Partial<PushError> & { cause?: unknown } = {},
  ) {
    super(`A notice could not be pushed (${failure}).`, { cause });
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const agent = () =>
  perProcess("push connections", () => new Agent({ connect: { timeout: CONNECT_LIMIT_MS } }));

/**
 * Sends something to a browser, encrypted for it (RFC 8291). Redirects are not followed.
 *
 * @param lifetimeMs how long the push service keeps it for a device that is off. @param signal breaks it off.
 * @throws PushError when the push service did not accept it, or did not say so.
 */
export async function sendPush(
  keys: PushKeys,
  { endpoint, p256dh, auth }: Subscription,
  content: PushContent,
  lifetimeMs: number,
  signal?: AbortSignal,
): Promise<void> {
  // The row may be that of a restored backup, or the setting may have changed.
  if (!isPushService(endpoint)) throw new PushError("refused");
  const late = AbortSignal.timeout(LIMIT_MS);
  const title = content.title.slice(0, TITLE_LENGTH);
  try {
    const sealed = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...content, title }),
      {
        vapidDetails: { subject: pushContact(), ...keys },
        contentEncoding: "aes128gcm",
        TTL: Math.floor(Math.max(lifetimeMs, SHORTEST_LIFETIME_MS) / 1000),
        urgency: "high",
        // Replaces one with the same topic that waits for the device: 32 characters at most (RFC 8030, section 5.4).
        topic: content.tag.replaceAll("-", "").slice(0, 32),
      },
    );
    const { statusCode, headers, body } = await request(endpoint, {
      method: "POST",
      headers: sealed.headers as Record<string, string>,
      body: sealed.body,
      signal: signal ? AbortSignal.any([signal, late]) : late,
      dispatcher: agent(),
    });
    await body.dump().catch(() => undefined);
    const failure = failureOf(statusCode);
    if (failure)
      throw new PushError(failure, {
        status: statusCode,
        retryAfterMs: readRetryAfter(headers["retry-after"]),
      });
  } catch (cause) {
    if (cause instanceof PushError) throw cause;
    if (late.aborted) throw new PushError("timeout", { cause });
    throw new PushError(isOfNetwork(cause) ? "unreachable" : "unknown", { cause });
  }
}

/** @returns undefined for an answer that accepts it. */
function failureOf(status: number): PushFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "busy";
  return status >= 500 ? "down" : "refused";
}

/** Errors of the connection have a code, such as ECONNREFUSED or UND_ERR_SOCKET; those of Node's cryptography begin with ERR_. */
const isOfNetwork = (error: unknown) =>
  error instanceof Error && "code" in error && !String(error.code).startsWith("ERR_");

/** Reads a Retry-After header in seconds or as a date. @returns milliseconds; undefined for any other. */
export function readRetryAfter(value: string | string[] | undefined, now = Date.now()): number | undefined {
  const text = [value ?? ""].flat()[0] ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}
