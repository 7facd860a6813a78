import "server-only";
import type { SignIn } from "@/lib/contract/account";
import { withWriteLock } from "../../db/write-lock";
import { fieldError } from "../../http/http-error";
import { spendRecoveryCode } from "./recovery-codes";
import { stepOf, unsealSecret } from "./secret";

/**
 * Checks the second step of a sign-in whose password was right. A code is used up by it.
 *
 * @param user with two-step sign-in.
 * @returns how the second step was taken; undefined for a wrong code.
 * @throws HttpError 401 naming `code` when no code of an app can be right, because the site's own secret was replaced.
 */
export async function checkSecondStep(
  user: { id: string; totp_secret: string },
  code: string,
): Promise<SignIn["method"] | undefined> {
  const digits = code.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(digits)) return (await spendRecoveryCode(user.id, code)) ? "recovery-code" : undefined;
  const secret = await unsealSecret(user.totp_secret, user.id);
  if (!secret)
    throw fieldError(
      "code",
      "Since the site moved, the codes of your app don't fit it any more. Use a recovery code, then turn two-step sign-in " +
        "off and on again.",
      401,
    );
  const step = stepOf(secret, digits);
  return step && (await spendStep(user.id, step)) ? "code" : undefined;
}

/** Uses a time step up. @returns false when it, or a later one, was used before. */
async function spendStep(userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await withWriteLock((db) =>
    db
      .updateTable("users")
      .set({ totp_step: step })
      .where("id", "=", userId)
      .where((where) => where.or([where("totp_step", "is", null), where("totp_step", "<", step)]))
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}
