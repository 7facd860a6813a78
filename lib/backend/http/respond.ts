import "server-only";
import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { Failure, Success } from "@/lib/contract/common";
import { idSchema } from "@/lib/contract/common";
import { log } from "../log";
import { HttpError } from "./http-error";

const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** The path's parameters, as Next hands them to a route handler. */
type Context<Params> = { params: Promise<Params> };
type Handler<Params> = (request: Request, params: Params) => Promise<Response>;

/** Largest JSON body (API.md, "What bad input gets"). */
const JSON_BODY_LIMIT = 64 * 1024;

/**
 * Makes the exports of a `route.ts` from the methods that it answers.
 *
 * A {@link HttpError} becomes its answer. Anything else that is thrown is a fault: it is logged under a
 * request id, and the caller is given that id and a plain sentence. Methods that are not there answer
 * 405 with `Allow`.
 */
export function api<Params = Record<never, never>>(handlers: { [M in Method]?: Handler<Params> }) {
  const own = handlers.GET ? { HEAD: handlers.GET, ...handlers } : handlers;
  const allow = METHODS.filter((method) => method === "OPTIONS" || method in own).join(", ");
  const answer = async (request: Request, context: Context<Params>) => {
    try {
      const handler = own[request.method as Method];
      if (handler) return await handler(request, await context.params);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
      throw new HttpError(405, `${request.method} is not possible here.`, { headers: { allow } });
    } catch (error) {
      return failed(error, request);
    }
  };
  return Object.fromEntries(METHODS.map((method) => [method, answer])) as Record<Method, typeof answer>;
}

function failed(error: unknown, request: Request): Response {
  if (error instanceof HttpError) {
    const { errors, headers } = error.details;
    const body: Failure = { success: false, message: error.message, ...(errors && { errors }) };
    return Response.json(body, { status: error.status, headers: { ...NO_STORE, ...headers } });
  }
  if (isHangUp(error, request)) return new Response(null, { status: 400 });
  const requestId = randomUUID();
  const { pathname } = new URL(request.url);
  log.error({ requestId, method: request.method, pathname, err: error }, "a call failed");
  const body: Failure = {
    success: false,
    message: `Something went wrong on our side. Please try again; if it stays, name this number: ${requestId}`,
  };
  return Response.json(body, { status: 500, headers: { ...NO_STORE, "x-request-id": requestId } });
}

/** The client was gone before it had sent all: nobody reads the answer, and nothing here is at fault. */
function isHangUp(error: unknown, { signal }: Request): boolean {
  const wasReset = error instanceof Error && "code" in error && error.code === "ECONNRESET";
  return signal.aborted && (error === signal.reason || wasReset);
}

const NO_STORE = { "cache-control": "no-store" };

/** A JSON answer that no cache keeps. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return Response.json(body, { ...init, headers });
}

/** The common `{ success: true }` answer. */
export function success<Data>(answer: Omit<Success<Data>, "success"> = {}, init?: ResponseInit): Response {
  return json({ success: true, ...answer }, init);
}

/**
 * Reads a JSON body and checks it.
 *
 * @throws HttpError 415 for another content type, 413 past 64 KiB (refused while it streams), 400 for
 * malformed JSON, and 400 naming each wrong field.
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (contentTypeOf(request) !== "application/json") {
    throw new HttpError(415, "Please send JSON (content type application/json).");
  }
  const text = await readText(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, "This is not valid JSON.", {
      errors: [{ field: "", message: "The body is not valid JSON." }],
    });
  }
  return checked(schema, value);
}

/**
 * Reads the body of a form that a browser sends by itself.
 *
 * @throws HttpError 415 for another content type, 413 past 64 KiB.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (contentTypeOf(request) !== "application/x-www-form-urlencoded") {
    throw new HttpError(415, "Please send the form of the contact page.");
  }
  return new URLSearchParams(await readText(request));
}

/** The media type of a body, without its parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

async function readText(request: Request): Promise<string> {
  const tooLarge = () => new HttpError(413, "This is more than 64 KiB, the most that can be sent at once.");
  if (Number(request.headers.get("content-length")) > JSON_BODY_LIMIT) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > JSON_BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new HttpError(400, "This is not valid UTF-8.", {
      errors: [{ field: "", message: "The body is not valid UTF-8." }],
    });
  }
}

/** Checks the query string of a request. @throws HttpError 400 naming each wrong field. */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  return checked(schema, Object.fromEntries(new URL(request.url).searchParams));
}

/** Checks the id in a path. @throws HttpError 400 with `message` when it can't be an id at all. */
export function readId(id: string, message: string): string {
  if (!idSchema.safeParse(id).success) {
    throw new HttpError(400, message, { errors: [{ field: "id", message }] });
  }
  return id;
}

/** Checks a value. @throws HttpError 400 naming each wrong field. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw new HttpError(400, errors[0]?.message ?? "This can't be read.", { errors });
}
