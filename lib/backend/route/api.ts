import "server-only";
import { randomUUID } from "node:crypto";
import { explainUnreachable } from "../db/unreachable";
import { codeOf } from "../error-code";
import { HttpError } from "../http/http-error";
import { failure } from "../http/respond";
import { log } from "../log";
import { explainLackOfSpace } from "../problems/lack-of-space";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** The path parameters, as Next passes them to a route handler. */
type Context<Params> = { params: Promise<Params> };
type Handler<Params> = (request: Request, params: Params) => Promise<Response>;

/** The handlers of a path by method, as `handle` creates them. */
export type Handlers<Params> = { [M in Method]?: Handler<Params> };

/**
 * Creates the exports of a `route.ts` from its handlers.
 *
 * An {@link HttpError} becomes its response, and a full disk a 507. Any other error is logged with a request ID, and the
 * response is a 500 with that ID and a general message. Other methods get 405 with `Allow`.
 */
export function api<Params>(...handlers: Handlers<Params>[]) {
  const own: Handlers<Params> = Object.assign({}, ...handlers);
  if (own.GET) own.HEAD ??= own.GET;
  const allow = METHODS.filter((method) => method === "OPTIONS" || method in own).join(", ");
  const respond = async (request: Request, context: Context<Params>) => {
    try {
      const handler = own[request.method as Method];
      if (handler) return await handler(request, await context.params);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
      throw new HttpError(405, "Method not allowed.", { headers: { allow } });
    } catch (error) {
      if (isAborted(error, request)) return new Response(null, { status: 400 });
      return respondToError(explainUnreachable(await explainLackOfSpace(error)), request);
    }
  };
  return Object.fromEntries(METHODS.map((method) => [method, respond])) as Record<Method, typeof respond>;
}

function respondToError(error: unknown, request: Request): Response {
  if (error instanceof HttpError) {
    return failure(error.message, { status: error.status, ...error.details });
  }
  const requestId = randomUUID();
  const { pathname } = new URL(request.url);
  log.error({ requestId, method: request.method, pathname, err: error }, "an API call failed");
  return failure(
    `Something went wrong on the server. Please try again. If it keeps happening, quote this ID: ${requestId}`,
    { status: 500, headers: { "x-request-id": requestId } },
  );
}

/** Whether the client disconnected before it had sent everything, which is not a server error. */
function isAborted(error: unknown, { signal }: Request): boolean {
  return signal.aborted && (error === signal.reason || codeOf(error) === "ECONNRESET");
}
