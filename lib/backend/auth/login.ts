import "server-only";
import type { Credentials, LoginResponse } from "@/lib/contract/auth";
import { database } from "../db/connection";
import { fieldError, HttpError } from "../http/http-error";
import { toAdmin } from "../users/admins";
import { verifyPassword } from "../users/password";
import { emailKey } from "../users/rows";
import { countFailedSignIn } from "./failed-sign-ins";
import { countGuess, forgetGuesses } from "./guesses";
import { isKnownDevice } from "./known-device";
import { type Session, startSession } from "./session";
import { recordFailure } from "./sign-ins";
import { checkSecondStep } from "./two-step/check";

/** The columns of a user who signs in. */
export const SIGN_IN_COLUMNS = [
  "users.id",
  "first_name",
  "last_name",
  "email",
  "permissions",
  "role",
  "session_version",
] as const;

/**
 * Signs an admin in. This is the only place where a password opens a session.
 *
 * @param request the device that it comes from.
 * @throws HttpError 401 with the same message, after the same time, for an unknown email, a wrong password and a user
 * who is not an admin; 401 naming `code` after the right password, when the second step is missing or wrong; 429 after
 * many attempts at the account.
 */
export async function login(
  request: Request,
  { email, password, code }: Credentials,
): Promise<{ answer: LoginResponse; session: Session }> {
  const row = await database()
    .selectFrom("users")
    .select([...SIGN_IN_COLUMNS, "password_hash", "totp_secret"])
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  // On a device of their own, the attempts of others don't count.
  const isKnown = row !== undefined && (await isKnownDevice(request, row.id));
  const account = isKnown ? `device of ${row.id}` : emailKey(email);
  await countGuess(account);
  const matches = await verifyPassword(row?.password_hash, password);
  if (!row || !matches || row.role !== "admin") {
    // Not awaited: the time that it takes would tell which accounts exist.
    if (row?.role === "admin") void recordFailure(request, row.id, "password");
    await countFailedSignIn();
    throw new HttpError(401, "Invalid credentials or session expired.");
  }
  const { id: userId, session_version: sessionVersion, totp_secret } = row;
  if (totp_secret && !code) {
    await recordFailure(request, userId, "no-code");
    throw fieldError("code", "Please enter the code of your second step.", 401);
  }
  const method = totp_secret ? await checkSecondStep({ id: userId, totp_secret }, code ?? "") : "password";
  if (!method) {
    await recordFailure(request, userId, "code");
    await countFailedSignIn();
    throw fieldError(
      "code",
      "This code is wrong, or was used before. Try the next one, or one of your recovery codes.",
      401,
    );
  }
  await forgetGuesses(account);
  const session = await startSession(request, { userId, sessionVersion }, method);
  return { answer: { token: session.token, admin: toAdmin(row) }, session };
}
