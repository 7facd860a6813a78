import "server-only";
import type { Kysely } from "kysely";
import { brand } from "@/lib/content/brand";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { usualAwayWords } from "@/lib/content/out-of-office";
import { packageTitle, services } from "@/lib/content/services";
import type { Enquiry } from "@/lib/contract/messages";
import { contactDetails } from "@/lib/settings/contact-details";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { formatDay } from "@/lib/shared/format-date";
import type { Database } from "../db/schema";
import { pagePathOf } from "../enquiry-page/token";
import { answerAddressOf } from "../inbound/address";
import { awayToday } from "../replies/out-of-office";
import { queueMail } from "./queue";
import { isReachable } from "./recipients";
import { type MailContent, renderMail } from "./template";

/** How long nobody gets another receipt, in milliseconds: anybody can send enquiries in somebody else's name. */
const PAUSE_MS = 60 * 60 * 1000;

const PACKAGES = new Set(
  services.flatMap((service) => service.packages.map((offer) => packageTitle(service, offer))),
);

/**
 * Puts a mail into the outbox that tells the sender of an enquiry that it has arrived, and
 * when the owner is away, that too. It repeats nothing that was typed, so that
 * nobody can have the site send their words to strangers. Does nothing without a mail server, and for an address that got one
 * within the hour.
 *
 * @param db the write transaction that stores the enquiry. @param stored the message's id and reference.
 */
export async function queueReceipt(
  db: Kysely<Database>,
  enquiry: Enquiry,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  const { email, eventType, eventDate } = enquiry;
  if (!mailService() || !isReachable(email)) return;
  if (await hadReceipt(db, email)) return;
  const contact = contactDetails().email;
  const replyTo = answerAddressOf(id) ?? (isReachable(contact) ? contact : undefined);
  const away = await awayToday(db);
  await queueMail(db, {
    kind: "receipt",
    messageId: id,
    recipient: email,
    isAway: away !== undefined,
    ...(replyTo && { replyTo }),
    subject: `Your enquiry has arrived: ${EVENT_TYPE_NAMES[eventType]}, ${formatDay(eventDate)}`,
    ...renderMail(receiptContent(enquiry, { id, reference }, away)),
  });
}

/** What a receipt says. @param stored the message's id and reference. @param away until when the owner is away. */
export function receiptContent(
  { eventType, eventDate, subject }: Pick<Enquiry, "eventType" | "eventDate" | "subject">,
  { id, reference }: { id: string; reference: string },
  away: Awaited<ReturnType<typeof awayToday>>,
): MailContent {
  const { phone } = contactDetails();
  const ways = answerAddressOf(id)
    ? "answer this mail, or open your enquiry with the button"
    : "open your enquiry with the button";
  const promise = away
    ? away.text || usualAwayWords(away.lastDay, phone)
    : `Thank you. I’ll answer within a day, to this address. If something is urgent, call ${phone}.`;
  return {
    heading: "Your enquiry has arrived",
    facts: [
      ["Reference", reference],
      ["Event", EVENT_TYPE_NAMES[eventType]],
      ["Date", formatDay(eventDate)],
      ...(subject && PACKAGES.has(subject) ? [["Package", subject] as const] : []),
    ],
    body: `${promise}\n\nTo ask something or to add a detail, ${ways}: its address is only for you.`,
    action: { label: "Open your enquiry", url: siteAddress(pagePathOf(id)) },
    reason: `You get this mail because somebody sent an enquiry with this address at ${siteAddress("/")}. If it was not you, do nothing: ${brand.name} sends nothing else.`,
  };
}

/** Whether an address got a receipt within the hour. */
export async function hadReceipt(db: Kysely<Database>, email: string): Promise<boolean> {
  const recent = db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "receipt")
    .where("created_at", ">", new Date(Date.now() - PAUSE_MS).toISOString())
    .where(({ eb, fn, val }) => eb(fn("lower", ["recipient"]), "=", fn("lower", [val(email)])));
  return (await recent.executeTakeFirst()) !== undefined;
}
