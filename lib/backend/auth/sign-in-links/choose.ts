import "server-only";
import type { Kysely } from "kysely";
import type { Choice, OpenedLink } from "@/lib/contract/sign-in-links";
import { database } from "../../db/connection";
import type { Database } from "../../db/schema";
import { withWriteLock } from "../../db/write-lock";
import { HttpError } from "../../http/http-error";
import { addNotification } from "../../notifications/add";
import { refuseCommonPassword } from "../../users/common-passwords";
import { hashPassword } from "../../users/password";
import { forgetGuesses } from "../guesses";
import { digestOf, endSignInLinks } from "./new-link";

/**
 * Says whose link it is. It does not use it up: programs that check mail open links, too.
 *
 * @throws HttpError 404 for a link that does not work, saying why.
 */
export async function openSignInLink(token: string): Promise<OpenedLink> {
  const { purpose, email, first_name, last_name } = await findLink(database(), token);
  const isNew = purpose === "first-start";
  return { purpose, email, firstName: isNew ? "" : first_name, lastName: isNew ? "" : last_name };
}

/**
 * Sets the password and the name of whom a link is for, uses it up, and ends their sessions. It opens none, so the second
 * step stays in force.
 *
 * @throws HttpError 400 naming `password` for a common one; 404 for a link that does not work, saying why.
 */
export async function choosePassword({ token, password, firstName, lastName }: Choice): Promise<void> {
  // Before the slow work, which is not for everybody.
  await findLink(database(), token);
  await refuseCommonPassword("password", password);
  const passwordHash = await hashPassword(password);
  const emailKey = await withWriteLock(async (db) => {
    const { digest, user_id: userId, purpose, email_key } = await findLink(db, token);
    const now = new Date().toISOString();
    await db.updateTable("sign_in_links").set({ used_at: now }).where("digest", "=", digest).execute();
    await endSignInLinks(db, userId, { except: digest });
    await db
      .updateTable("users")
      .set((expression) => ({
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        invited_at: null,
        session_version: expression("session_version", "+", 1),
        version: expression("version", "+", 1),
      }))
      .where("id", "=", userId)
      .execute();
    const title = `${firstName} ${lastName} ${USED[purpose]}`;
    await addNotification(db, { kind: "sign-in", title, subjectId: userId });
    return email_key;
  });
  // Whoever has forgotten the password has tried some.
  await forgetGuesses(emailKey);
}

const USED: Record<OpenedLink["purpose"], string> = {
  invite: "has accepted the invitation",
  reset: "has chosen a new password with a sign-in link",
  "first-start": "has chosen the password of the first admin",
};

/** Finds a link that works, with its user. @throws HttpError 404 otherwise. */
async function findLink(db: Kysely<Database>, token: string) {
  const link = await db
    .selectFrom("sign_in_links")
    .innerJoin("users", "users.id", "sign_in_links.user_id")
    .select(["digest", "user_id", "purpose", "expires_at", "used_at"])
    .select(["first_name", "last_name", "email", "email_key"])
    .where("digest", "=", digestOf(token))
    .where("role", "=", "admin")
    .executeTakeFirst();
  if (!link)
    throw new HttpError(
      404,
      "This link does not work any more. There may be a newer one. If not, ask for one.",
    );
  if (link.used_at)
    throw new HttpError(
      404,
      "This link was used already. Sign in with your password, or ask for a new link.",
    );
  if (link.expires_at <= new Date().toISOString())
    throw new HttpError(404, "This link has expired. Ask for a new one.");
  return link;
}
