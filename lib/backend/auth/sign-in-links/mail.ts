import "server-only";
import { brand } from "@/lib/content/brand";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { withWriteLock } from "../../db/write-lock";
import { queueMail, wakeMail } from "../../mail/queue";
import { isReachable } from "../../mail/recipients";
import { renderMail } from "../../mail/template";
import { addSignInLink } from "./new-link";

/** How long nobody gets another link, in milliseconds, so that their mailbox can't be filled. */
const PAUSE_MS = 5 * 60 * 1000;

/**
 * Mails an admin a link to choose a new password, in the transaction that makes it. Does nothing for other addresses, without a
 * mail server, and for an admin who was mailed one within five minutes or has not accepted an invitation yet, which a new link
 * would replace.
 */
export async function mailSignInLink(email: string): Promise<void> {
  if (!mailService() || !isReachable(email)) return;
  const isQueued = await withWriteLock(async (db) => {
    const user = await db
      .selectFrom("users")
      .select(["id", "email"])
      .where("email_key", "=", email.toLowerCase())
      .where("role", "=", "admin")
      .where("invited_at", "is", null)
      .executeTakeFirst();
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
        action: { label: "Choose a password", url: `${siteAddress("/admin/login/choose")}#${token}` },
        reason: `Somebody asked for a new password for this address at ${siteAddress("/")}. If it was not you, do nothing.`,
      }),
    });
    return true;
  });
  if (isQueued) wakeMail();
}
