import "server-only";
import type { Insertable } from "kysely";
import type { ContactMessage, Enquiry } from "@/lib/contract/messages";
import { foldForSearch } from "@/lib/shared/search-words";
import type { Database } from "../db/schema";

/** The columns needed to build a message. The others never leave the database. */
export const MESSAGE_COLUMNS = [
  "id",
  "name",
  "email",
  "event_type",
  "event_date",
  "message",
  "subject",
  "read",
  "created_at",
] as const;

type MessageColumns = Pick<StoredMessage, (typeof MESSAGE_COLUMNS)[number]>;
type StoredMessage = Omit<Database["messages"], "read"> & { read: 0 | 1 };

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
    read: row.read === 1,
    createdAt: row.created_at,
  };
}

/** Creates the row of a new, unread message. */
export function messageRow(
  enquiry: Enquiry,
  { id, createdAt, requestDigest }: { id: string; createdAt: Date; requestDigest: string | null },
): Insertable<Database["messages"]> & { id: string } {
  const { name, email, eventType, eventDate, message, subject } = enquiry;
  return {
    id,
    name,
    email,
    event_type: eventType,
    event_date: eventDate,
    message,
    subject: subject || null,
    read: 0,
    created_at: createdAt.toISOString(),
    request_digest: requestDigest,
    search_text: foldForSearch([name, email, eventType, eventDate, subject ?? "", message].join("\n")),
  };
}
