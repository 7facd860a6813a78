import "server-only";
import { fieldError } from "../http/http-error";

/** Why a common password is refused, and what to do. */
const COMMON_PASSWORD =
  "This password is on the lists of common passwords, which are tried first. Try a few unrelated words.";

/**
 * Whether a password is among the 49,000 that are used most, whatever its capitals. The list is loaded when it is first
 * needed, and only on the server.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return dictionary["passwords-common"].includes(password.toLowerCase());
}

/**
 * Refuses a common password.
 *
 * @param field its field in the form.
 * @throws HttpError 400 naming the field.
 */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) throw fieldError(field, COMMON_PASSWORD);
}
