import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import type { Database } from "../../db/schema";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long each link works, in milliseconds. */
const LIFETIMES: Record<SignInLink["purpose"], number> = {
  invite: 7 * DAY_MS,
  reset: 60 * MINUTE_MS,
  "first-start": 15 * MINUTE_MS,
};

/** How long a link that no longer works is kept, to say why. */
const KEPT_MS = 90 * DAY_MS;

/** What is stored of a token. It is random and long, so it needs no salt and no slow hash. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a one-time link. One that an admin makes ends the earlier ones of the same user. Those of the server live side by side
 * with them until one is used: each instance of a new site prints one, and anybody may ask for a mailed one.
 *
 * @param db the connection of the surrounding transaction.
 * @param options.by the id of the admin who makes it; null for the server itself.
 */
export async function addSignInLink(
  db: Kysely<Database>,
  { userId, purpose, by }: { userId: string; purpose: SignInLink["purpose"]; by: string | null },
): Promise<SignInLink> {
  const now = Date.now();
  if (by) await endSignInLinks(db, userId);
  const tooOld = new Date(now - KEPT_MS).toISOString();
  await db.deleteFrom("sign_in_links").where("expires_at", "<", tooOld).execute();
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now + LIFETIMES[purpose]).toISOString();
  await db
    .insertInto("sign_in_links")
    .values({
      digest: digestOf(token),
      user_id: userId,
      purpose,
      created_by: by,
      created_at: new Date(now).toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return { token, purpose, expiresAt };
}

/**
 * Makes the links of a user useless, such as when the password has changed in another way, and takes those that are still to be
 * mailed out of the outbox. Call it before the user's address changes.
 *
 * @param options.except the digest of a link that is kept.
 */
export async function endSignInLinks(
  db: Kysely<Database>,
  userId: string,
  { except = "" } = {},
): Promise<void> {
  await db.deleteFrom("sign_in_links").where("user_id", "=", userId).where("digest", "!=", except).execute();
  await db
    .deleteFrom("outbox")
    .where("kind", "=", "sign-in-link")
    .where("state", "=", "waiting")
    .where("recipient", "in", (select) => select.selectFrom("users").select("email").where("id", "=", userId))
    .execute();
}
