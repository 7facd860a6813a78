import "server-only";
import { database } from "../db/connection";
import { HttpError } from "../http/http-error";
import { countAttempt } from "../http/rate-limit";
import { verifyPassword } from "../users/password";

/**
 * Makes sure that it is the admin, and not somebody with their unlocked phone.
 *
 * @throws HttpError 400 naming `currentPassword` when it is wrong (a 401 would sign the client out); 429 after many
 * attempts.
 */
export async function confirmPassword(
  request: Request,
  userId: string,
  currentPassword: string,
): Promise<{ password_hash: string; session_version: number }> {
  await countAttempt("login", request);
  const row = await database()
    .selectFrom("users")
    .select(["password_hash", "session_version"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (await verifyPassword(row.password_hash, currentPassword)) return row;
  const message = "Your current password is incorrect.";
  throw new HttpError(400, message, { errors: [{ field: "currentPassword", message }] });
}
