import "server-only";
import type * as z from "zod";
import { fieldErrorsOf, idSchema } from "@/lib/contract/common";
import { bodyChunks } from "./body-chunks";
import { fieldError, HttpError } from "./http-error";

/** Largest JSON body in bytes (docs/product.md#bad-input). */
const JSON_BODY_LIMIT = 64 * 1024;

/**
 * Reads a JSON body and checks it.
 *
 * @throws HttpError 415 for another content type, 413 above 64 KiB (rejected while it streams), 400 for
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
 * Reads the body of a form that the browser submits without JavaScript.
 *
 * @throws HttpError 415 for another content type, 413 above 64 KiB.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (contentTypeOf(request) !== "application/x-www-form-urlencoded") {
    throw new HttpError(415, "Please submit the form on the contact page.");
  }
  return new URLSearchParams(await readText(request));
}

/** The media type of a body, without parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/**
 * Reads a whole body.
 *
 * @param limit in bytes. @throws HttpError 413 with `tooLarge` above the limit, while it streams.
 */
export async function readBytes(request: Request, limit: number, tooLarge: string): Promise<Buffer> {
  const refusal = () => new HttpError(413, tooLarge);
  if (Number(request.headers.get("content-length")) > limit) throw refusal();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw refusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, JSON_BODY_LIMIT, "The request body is larger than 64 KiB.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
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

/** Checks the ID in a path. @throws HttpError 400 with `message` when it is malformed. */
export function readId(id: string, message: string, schema: z.ZodType = idSchema): string {
  if (!schema.safeParse(id).success) throw fieldError("id", message);
  return id;
}

/** Checks a value. @throws HttpError 400 naming each wrong field. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrorsOf(parsed.error);
  throw new HttpError(400, errors[0]?.message ?? "Invalid request.", { errors });
}
