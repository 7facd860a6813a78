import "server-only";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { Agent, type Dispatcher, request as send } from "undici";
import { env } from "@/lib/settings/env";
import { codeOf } from "../error-code";
import { bodyChunks } from "../http/body-chunks";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { perProcess } from "../per-process";

/** The request timeout (docs/product.md#limits): how long the backend may be silent, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The same for a backend that processes a file it has received: it works on a few pictures at a time. */
export const FILE_TIMEOUT_MS = 120_000;

const CONNECT_TIMEOUT_MS = 10_000;

/** A response of up to this size is read to its end before it is passed on, in bytes. */
const SMALL_RESPONSE = 64 * 1024;

/** Marks requests that such a server sends (RFC 9110, section 7.6.3), so that one that reaches itself notices. */
export const VIA = "1.1 golden-hour";

/** The base of the backend's addresses; undefined when the backend is part of this process. */
export const backendAddress: string | undefined = env.API_BASE_URL;

interface BackendRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers?: Record<string, string>;
  body?: ReadableStream<Uint8Array> | string | null;
  signal?: AbortSignal;
  /** How long the backend may be silent once it has the request, in milliseconds. */
  timeoutMs?: number;
}

const agent = () =>
  perProcess("backend connections", () => new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } }));

/**
 * Sends a request to the backend at `API_BASE_URL`. Bodies are streamed both ways; redirects are not followed.
 *
 * @returns its response, whatever the status, encoded as the backend sent it.
 * @throws HttpError 502 or 504 without one, in words for the user; the log has the cause. The signal's reason
 * when the caller is gone.
 */
export async function requestBackend({
  method,
  path,
  headers = {},
  body = null,
  signal,
  timeoutMs = TIMEOUT_MS,
}: BackendRequest): Promise<Response> {
  try {
    const answer = await send(`${backendAddress}${path}`, {
      method: method as Dispatcher.HttpMethod,
      headers: { ...headers, via: VIA },
      body: body instanceof ReadableStream ? Readable.from(bodyChunks(body)) : body,
      signal: signal ?? null,
      headersTimeout: timeoutMs,
      bodyTimeout: TIMEOUT_MS,
      dispatcher: agent(),
    });
    return await toResponse(answer);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw backendError(isTimeout(error) ? "late" : "unreachable", { method, path }, error);
  }
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304];

async function toResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Response> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const init = { status: statusCode, headers: entries };
  if (!WITHOUT_BODY.includes(statusCode)) return new Response(await streamOf(body), init);
  body.resume();
  return new Response(null, init);
}

/**
 * A body as Next sends it. Its beginning is read first: while nothing is passed on, a connection that breaks is an error
 * with words. Cancelling always releases the connection, which `ReadableStream.from` does not do before the first read,
 * and `Readable.toWeb` can throw where nobody catches it (nodejs/node#64529).
 */
async function streamOf(body: Readable): Promise<ReadableStream<Uint8Array>> {
  const chunks = body[Symbol.asyncIterator]();
  // The reader gets the error from the iterator.
  body.on("error", () => {});
  const beginning: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  while (!ended && size < SMALL_RESPONSE) {
    const { done, value } = await chunks.next();
    if (done) ended = true;
    else {
      beginning.push(value);
      size += value.length;
    }
  }
  return new ReadableStream({
    start(controller) {
      for (const chunk of beginning) controller.enqueue(chunk);
      if (ended) controller.close();
    },
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void body.destroy(),
  });
}

/** Why a request to the backend failed: in words for the user, and for the log. */
const FAULTS = {
  late: {
    status: 504,
    words: "The server took too long to answer.",
    logged: "the backend did not answer in time",
  },
  unreachable: {
    status: 502,
    words: "The server can't be reached at the moment.",
    logged: "the backend can't be reached",
  },
  unusable: {
    status: 502,
    words: "The server's answer could not be understood.",
    logged: "the backend's answer can't be used",
  },
};

/**
 * The error for a request that the backend did not answer properly. It is logged with a request ID.
 *
 * @param reason the error, or a few words for the log.
 */
export function backendError(
  fault: keyof typeof FAULTS,
  { method, path }: Pick<BackendRequest, "method" | "path">,
  reason: unknown,
): HttpError {
  const requestId = randomUUID();
  const [pathname] = path.split("?");
  const { status, words, logged } = FAULTS[fault];
  log.error({ requestId, method, pathname, err: reason }, logged);
  return new HttpError(
    status,
    `${words} Please try again in a minute. If it keeps happening, quote this ID: ${requestId}`,
    { headers: { "x-request-id": requestId } },
  );
}

const isTimeout = (error: unknown) => codeOf(error).endsWith("_TIMEOUT");
