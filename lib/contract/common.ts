import * as z from "zod";
import { EMAIL_LENGTH_LIMIT } from "./limits";

// Zod compiles its checks and probes with `new Function("")` whether that is allowed. No page's policy allows it, and
// the probe itself is reported as a violation. It runs when the first object schema is created: in this module, or in
// one that imports it.
if (typeof window !== "undefined") z.config({ jitless: true });

/** An ID of this server. Its format is checked to distinguish a malformed ID (400) from an unknown one (404). */
export const idSchema = z.uuid();

/**
 * An ID in a response: an opaque string. A row without one gets an empty ID, so that the rest of its list can
 * still be shown. No call accepts an empty ID.
 */
export const readIdSchema = z.string().catch("");

/** A time as an ISO 8601 string in UTC, as `Date.prototype.toISOString` formats it. */
export const timestampSchema = z.iso.datetime();

const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

/** The name of a time zone, such as "America/New_York". */
export const timeZoneSchema = z
  .string()
  .max(60, "Unknown time zone.")
  .refine(isTimeZone, "Unknown time zone.");

/** The simple email pattern "text, @, text, dot, text", without control characters. */
export const emailSchema = z
  .string("Please enter a valid email address")
  .trim()
  .max(EMAIL_LENGTH_LIMIT, "Please enter a valid email address")
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, "Please enter a valid email address");

const cleanText = (text: string) => text.replaceAll("\u0000", "").replaceAll("\r\n", "\n").trim();

/** A required text field: trimmed, without NUL, not empty. */
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

/** An optional text field: trimmed, without NUL. */
export const optionalText = (maximum: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(maximum, `Please keep this under ${maximum + 1} characters.`));

const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

/** The response to a failed call. `message` is written for the user. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});

/** The response to a successful change. `message` is written for the user. */
export const successSchema = z.object({ success: z.literal(true), message: z.string() });

const readMessage = { message: z.string().catch("") };

/** An object that does not mention `success` is a success: the status already says so. */
const withSuccess = (body: unknown) =>
  typeof body === "object" ? { success: true, ...(!Array.isArray(body) && body) } : body;

/** {@link successSchema} as clients read it: any JSON or an empty body, unless it says `success: false`. */
export const readSuccessSchema = z.preprocess(withSuccess, successSchema.extend(readMessage));

/** {@link successSchema} with the result of the change. */
export const successWith = <Data extends z.ZodType>(data: Data) => successSchema.extend({ data });

/** {@link successWith} as clients read it. The change has succeeded even if `data` is invalid. */
export const readSuccessWith = <Data extends z.ZodType>(data: Data) =>
  z.preprocess(withSuccess, successSchema.extend({ ...readMessage, ...optionalData(data) }));

/** {@link readSuccessWith} for a call whose success must be stated: an enquiry that may not be stored is not sent. */
export const readStatedSuccessWith = <Data extends z.ZodType>(data: Data) =>
  successSchema.extend({ ...readMessage, ...optionalData(data) });

const optionalData = <Data extends z.ZodType>(data: Data) => ({ data: data.optional().catch(undefined) });

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The errors of a value that a schema refused, as a failed call lists them: nested fields as `a.b`. */
export const fieldErrorsOf = ({ issues }: z.ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({ field: path.join("."), message }));

export type Failure = z.infer<typeof failureSchema>;
