import "server-only";
import type { Kysely } from "kysely";
import { brand } from "@/lib/content/brand";
import { env } from "@/lib/settings/env";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { signInLinkUrl } from "@/lib/shared/admin-paths";
import { database } from "../../db/connection";
import type { Database } from "../../db/schema";
import { withWriteLock } from "../../db/write-lock";
import { queueMail, wakeMail } from "../../mail/queue";
import { isReachable } from "../../mail/recipients";
import { renderMail } from "../../mail/template";
import { emailKey } from "../../users/rows";
import { addSignInLink } from "./new-link";

/** How long nobody gets another link, in milliseconds, so that their mailbox can't be filled. */
const PAUSE_MS = 5 * 60 * 1000;

/**
 * Mails an admin a link to choose a new password, in the transaction that makes it. Does nothing for other addresses, without a
 * mail server, and for an admin who was mailed one within five minutes or has not accepted an invitation yet.
 */
export async function mailSignInLink(email: string): Promise<void> {
  if (!mailService() || !isReachable(email)) return;
  // Anybody may ask: only an admin's address is worth the lock.
  if (!(await findAdmin(database(), email))) return;
  const isQueued = await withWriteLock(async (db) => {
    const user = await findAdmin(db, email);
    if (!user) return false;
    const recent = await db
      .selectFrom("sign_in_links")
      .select("digest")
      .where("user_id", "=", user.id)
      .where("created_by", "is", null)
      .where("created_at", ">", new Date(Date.now() - PAUSE_MS).toISOString())
      .executeTakeFirst();
    if (recent) return false;
    const { token, expiresAt } = await addSignInLink(db, { userId: user.id, purpose: "reset", by: null });
    await queueMail(db, {
      kind: "sign-in-link",
      messageId: null,
      recipient: user.email,
      subject: `Choose a new password for ${brand.name}`,
      lifetimeMs: Date.parse(expiresAt) - Date.now(),
      ...renderMail({
        heading: "Choose a new password",
        body: "The link works once, and for an hour. Until you use it, your old password stays good.",
        action: { label: "Choose a password", url: signInLinkUrl(env.SITE_URL, token) },
        reason: `Somebody asked for a new password for this address at ${siteAddress("/")}. If it was not you, do nothing.`,
      }),
    });
    return true;
  });
  if (isQueued) wakeMail();
}

/** Finds an admin who has a password to forget. */
const findAdmin = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "email"])
    .where("email_key", "=", emailKey(email))
    .where("role", "=", "admin")
    .where("invited_at", "is", null)
    .executeTakeFirst();
