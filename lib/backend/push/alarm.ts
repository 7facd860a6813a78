import "server-only";
import type { Kysely } from "kysely";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import type { Database } from "../db/schema";
import { queueMail } from "../mail/queue";
import { isReachable } from "../mail/recipients";
import { renderMail } from "../mail/template";

/**
 * Queues a mail to an admin that one of their devices gets no notifications. Does nothing without a mail server.
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
    subject: `No notifications on ${name}`,
    ...renderMail({
      heading: `No notifications on ${name}`,
      body:
        `You are no longer notified of new enquiries on this device: ${cause}.\n\n` +
        "If you turned notifications off yourself, there is nothing to do. Otherwise open the console on that device: the " +
        "dashboard and “Sign-in and devices” say what is wrong.",
      action: { label: "Open the console", url: siteAddress("/admin/account") },
      reason: `You get this mail because you turned on notifications on this device at ${siteAddress("/")}.`,
    }),
  });
}
