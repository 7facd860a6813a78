import * as z from "zod";

/* Fields that the gallery and the recordings share. */

/** The error when a title is missing or blank. */
export const NO_TITLE = "Please enter a title.";

/** A positive integer in JSON or as text in a multipart form. @param message the error for anything else. */
export const wholeNumber = (maximum: number, message: string) =>
  z.coerce.number(message).int(message).min(1, message).max(maximum, message);

/** The version that an edit is based on. */
export const versionField = wholeNumber(Number.MAX_SAFE_INTEGER, "version must be a positive integer.");

/** Moves one row in the owner's order. @param invalidId the error message for a malformed id. */
export const orderMove = (invalidId: string) =>
  z.object({
    id: z.uuid(invalidId),
    before: z.uuid(invalidId).nullable().describe("The one to move it before; null for the end"),
  });

export type OrderMove = z.infer<ReturnType<typeof orderMove>>;
