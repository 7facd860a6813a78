import "server-only";
import type { Insertable, Selectable } from "kysely";
import type { ContactMessage, Enquiry } from "@/lib/contract/messages";
import type { SpamSignal } from "@/lib/contract/spam";
import { detailsOf } from "@/lib/shared/enquiry-details";
import type { Database } from "../db/schema";
import { searchTextOf } from "./search-text";

/** The columns needed to build a message. The others never leave the database. */
export const MESSAGE_COLUMNS = [
  "id",
  "name",
  "email",
  "event_type",
  "event_date",
  "message",
  "subject",
  "phone",
  "reach_by",
  "details",
  "reference",
  "read",
  "created_at",
  "box",
  "status",
  "status_at",
  "status_by",
  "starred",
  "follow_up_on",
  "quoted_price",
  "trashed_at",
  "trashed_by",
  "spam_signals",
] as const;

type MessageColumns = Pick<Selectable<Database["messages"]>, (typeof MESSAGE_COLUMNS)[number]>;

/** Converts a row to the contract's message. */
export function toContactMessage(row: MessageColumns): ContactMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    eventType: row.event_type,
    eventDate: row.event_date,
    message: row.message,
    ...(row.subject !== null && { subject: row.subject }),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.reach_by !== null && { reachBy: row.reach_by }),
    ...(row.details !== null && JSON.parse(row.details)),
    ...(row.reference !== null && { reference: row.reference }),
    read: row.read === 1,
    createdAt: row.created_at,
    status: row.status,
    ...(row.status_at !== null && { statusAt: row.status_at }),
    ...(row.status_by !== null && { statusBy: row.status_by }),
    ...(row.status === "spam" && row.spam_signals && { spamSignals: JSON.parse(row.spam_signals) }),
    starred: row.starred === 1,
    ...(row.follow_up_on !== null && { followUpOn: row.follow_up_on }),
    ...(row.quoted_price !== null && { quotedPrice: row.quoted_price }),
    ...(row.trashed_at !== null && { trashedAt: row.trashed_at }),
    ...(row.trashed_by !== null && { trashedBy: row.trashed_by }),
  };
}

/** Creates the row of a new, unread message. */
export function messageRow(
  enquiry: Enquiry,
  {
    id,
    createdAt,
    requestDigest,
    reference,
    spamSignals = [],
  }: {
    id: string;
    createdAt: Date;
    requestDigest: string | null;
    reference?: string;
    spamSignals?: SpamSignal[];
  },
): Insertable<Database["messages"]> & { id: string } {
  const { name, email, eventType, eventDate, message, subject, phone, reachBy } = enquiry;
  const details = detailsOf(enquiry);
  return {
    id,
    name,
    email,
    event_type: eventType,
    event_date: eventDate,
    message,
    subject: subject || null,
    phone: phone ?? null,
    reach_by: reachBy ?? null,
    details: Object.keys(details).length > 0 ? JSON.stringify(details) : null,
    reference: reference ?? null,
    read: 0,
    created_at: createdAt.toISOString(),
    request_digest: requestDigest,
    search_text: searchTextOf({ ...enquiry, reference }),
    ...(spamSignals.length > 0 && {
      box: "spam",
      status: "spam",
      spam_signals: JSON.stringify(spamSignals),
    }),
  };
}
