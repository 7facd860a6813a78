import "server-only";
import type { Kysely } from "kysely";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import type { Database } from "../db/schema";
import { queueMail } from "../mail/queue";
import { isReachable } from "../mail/recipients";
import { renderMail } from "../mail/template";

/**
 * Puts a mail into the outbox that tells an admin that one of their devices gets no notices. Does nothing without a mail server.
 *
 * @param db a write transaction. @param cause as the end of a sentence.
 */
export async function mailAlarm(
  db: Kysely<Database>,
  { name, email }: { name: string; email: string },
  cause: string,
): Promise<void> {
  if (!mailService() || !isReachable(email)) return;
  await queueMail(db, {
    kind: "alarm",
    messageId: null,
    recipient: email,
    subject: `No notices on ${name}`,
    ...renderMail({
      heading: `No notices on ${name}`,
      body:
        `You are not told of new enquiries on this device any more: ${cause}.\n\n` +
        "If you turned the notices off yourself, there is nothing to do. Otherwise open the console on that device: the " +
        "dashboard and “Sign-in and devices” say what is wrong.",
      action: { label: "Open the console", url: siteAddress("/admin/account") },
      reason: `You get this mail because this device was to be told of enquiries at ${siteAddress("/")}.`,
    }),
  });
}
