import type { IncomingMessage, ServerResponse } from "node:http";
import { BODY_LENGTH_HEADER } from "./body-length.ts";
import { isOrdinary } from "./ready/send.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** A route handler, as Next calls it. */
type RouteHandler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

/** What next.config.mjs adds to every response of the API. */
const HEADERS = { ...SECURITY_HEADERS, "x-robots-tag": "noindex" };

/** Next bundles the backend separately from this server, so they can only share the global object. */
const shared = globalThis as typeof globalThis & { goldenHourDirectCalls?: Record<string, RouteHandler> };

/** Registers the route handlers for GET of calls that the server makes without Next, by path. */
export function provideDirectCalls(handlers: Record<string, RouteHandler>): void {
  shared.goldenHourDirectCalls = handlers;
}

/**
 * Answers a call that each open console repeats every few seconds. The handler is the one that Next would call, with the same
 * checks, but getting there costs Next twice as much as the call itself (docs/decisions/035-calls-without-next.md).
 *
 * @returns false for every other request. Nothing was sent then.
 */
export async function answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method, url = "", headers } = request;
  const [path = ""] = url.split("?", 1);
  const handler = shared.goldenHourDirectCalls?.[path];
  if (!handler || method !== "GET" || !isOrdinary(request)) return false;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
  const call = new Request(new URL(url, "http://localhost"), { headers: sent });
  const result = await handler(call, { params: Promise.resolve({}) });
  const body = await result.text();
  const received = Object.fromEntries(result.headers);
  delete received[BODY_LENGTH_HEADER];
  response
    .writeHead(result.status, { ...HEADERS, ...received, "content-length": Buffer.byteLength(body) })
    .end(body);
  return true;
}
