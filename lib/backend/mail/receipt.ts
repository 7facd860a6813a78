import "server-only";
import type { Kysely } from "kysely";
import { brand } from "@/lib/content/brand";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { packageTitle, services } from "@/lib/content/services";
import type { Enquiry } from "@/lib/contract/messages";
import { contactDetails } from "@/lib/settings/contact-details";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { formatDay } from "@/lib/shared/format-date";
import type { Database } from "../db/schema";
import { queueMail } from "./queue";
import { isReachable } from "./recipients";
import { renderMail } from "./template";

/** How long nobody gets another receipt, in milliseconds: anybody can send enquiries in somebody else's name. */
const PAUSE_MS = 60 * 60 * 1000;

const PACKAGES = new Set(
  services.flatMap((service) => service.packages.map((offer) => packageTitle(service, offer))),
);

/**
 * Puts a mail into the outbox that tells the sender of an enquiry that it has arrived. It repeats nothing that was typed, so that
 * nobody can have the site send their words to strangers. Does nothing without a mail server, and for an address that got one
 * within the hour.
 *
 * @param db the write transaction that stores the enquiry. @param id the message's id.
 */
export async function queueReceipt(db: Kysely<Database>, enquiry: Enquiry, id: string): Promise<void> {
  const { email, eventType, eventDate, subject } = enquiry;
  if (!mailService() || !isReachable(email)) return;
  const recent = await db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "receipt")
    .where(({ eb, fn }) => eb(fn("lower", ["recipient"]), "=", email.toLowerCase()))
    .where("created_at", ">", new Date(Date.now() - PAUSE_MS).toISOString())
    .executeTakeFirst();
  if (recent) return;
  const { email: contact, phone } = contactDetails();
  await queueMail(db, {
    kind: "receipt",
    messageId: id,
    recipient: email,
    ...(isReachable(contact) && { replyTo: contact }),
    subject: `Your enquiry has arrived: ${EVENT_TYPE_NAMES[eventType]}, ${formatDay(eventDate)}`,
    ...renderMail({
      heading: "Your enquiry has arrived",
      facts: [
        ["Event", EVENT_TYPE_NAMES[eventType]],
        ["Date", formatDay(eventDate)],
        ...(subject && PACKAGES.has(subject) ? [["Package", subject] as const] : []),
      ],
      body: `Thank you. I’ll answer within a day, to this address. If something is urgent, call ${phone}.`,
      action: { label: "See the gallery", url: siteAddress("/gallery") },
      reason: `You get this mail because somebody sent an enquiry with this address at ${siteAddress("/")}. If it was not you, do nothing: ${brand.name} sends nothing else.`,
    }),
  });
}
