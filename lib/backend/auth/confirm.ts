import "server-only";
import { database } from "../db/connection";
import { fieldError } from "../http/http-error";
import { countAttempt, tooMany } from "../http/rate-limit";
import { limiter } from "../limiter";
import { verifyPassword } from "../users/password";
import { countFailedSignIn } from "./failed-sign-ins";
import { recordFailure } from "./sign-ins";

/** Wrong passwords of a signed-in admin, from all addresses together. More than anybody mistypes. */
const LIMIT = { points: 20, duration: 60 * 60 };

const failures = () => limiter("failed confirmations", LIMIT);

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
  const { consumedPoints = 0, msBeforeNext = 0 } = (await failures().get(userId)) ?? {};
  if (consumedPoints >= LIMIT.points) throw tooMany("wrong passwords", msBeforeNext);
  const row = await database()
    .selectFrom("users")
    .select(["password_hash", "session_version"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (await verifyPassword(row.password_hash, currentPassword)) return row;
  await failures().penalty(userId);
  await recordFailure(request, userId, "password");
  await countFailedSignIn();
  throw fieldError("currentPassword", "Your current password is incorrect.");
}
