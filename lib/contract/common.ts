import * as z from "zod";
import { EMAIL_LENGTH_LIMIT } from "./limits";

/** An opaque id. Its form is checked only to tell a malformed id (400) from an unknown one (404). */
export const idSchema = z.uuid();

/** A moment as an ISO 8601 UTC string, as `Date.prototype.toISOString` writes it. */
export const timestampSchema = z.iso.datetime();

/** The simple e-mail pattern of SPEC section 5 (text, @, text, dot, text), without control characters. */
export const emailSchema = z
  .string("Please enter a valid email address")
  .trim()
  .max(EMAIL_LENGTH_LIMIT, "Please enter a valid email address")
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, "Please enter a valid email address");

const cleanText = (text: string) => text.replaceAll("\u0000", "").replaceAll("\r\n", "\n").trim();

/** A required line or text of a form: trimmed, without NUL, not empty. */
export const requiredText = (maximum: number, missing: string) =>
  z
    .string(missing)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(maximum, `Please keep this under ${maximum + 1} characters.`),
    );

/** A line or text of a form that may stay empty: trimmed, without NUL. */
export const optionalText = (maximum: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(maximum, `Please keep this under ${maximum + 1} characters.`));

const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

/** What every refused or failed call answers; `message` is written for a person. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});

/** What a call answers that has no shape of its own. */
export const successSchema = z.object({
  success: z.literal(true),
  message: z.string().optional(),
  data: z.unknown().optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Failure = z.infer<typeof failureSchema>;
export type Success<Data = unknown> = Omit<z.infer<typeof successSchema>, "data"> & { data?: Data };
