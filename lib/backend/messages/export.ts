import "server-only";
import { stringify } from "csv-stringify/sync";
import type { ContactMessage, ExportQuery } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { streamMessages } from "./batches";
import { formulaSafe } from "./formula-safe";

/** A message as it is exported. */
type Row = ContactMessage & { notes: string };

const COLUMNS: { key: keyof Row; header: string }[] = [
  { key: "createdAt", header: "Received" },
  { key: "name", header: "Name" },
  { key: "email", header: "Email" },
  { key: "eventType", header: "Event" },
  { key: "eventDate", header: "Event date" },
  { key: "subject", header: "Subject" },
  { key: "message", header: "Message" },
  { key: "read", header: "Read" },
  { key: "phone", header: "Phone" },
  { key: "status", header: "Status" },
  { key: "followUpOn", header: "Follow up on" },
  { key: "reachBy", header: "Reach by" },
  { key: "reference", header: "Reference" },
  { key: "venue", header: "Venue" },
  { key: "startTime", header: "Start" },
  { key: "endTime", header: "End" },
  { key: "guests", header: "Guests" },
  { key: "company", header: "Company" },
  { key: "poNumber", header: "PO number" },
  { key: "needsInvoice", header: "Needs an invoice" },
  { key: "needsCertificate", header: "Needs an insurance certificate" },
  { key: "quotedPrice", header: "Quoted price" },
  { key: "notes", header: "Notes" },
];

/**
 * Streams messages as CSV (RFC 4180), newest first.
 *
 * Starts with a byte order mark, so that Excel recognizes UTF-8. Every cell is quoted, and
 * nothing in it runs as a formula.
 *
 * @param query as in the list, and the time zone of its times.
 */
export function exportMessages({ timeZone, ...filter }: ExportQuery): Promise<ReadableStream<Uint8Array>> {
  const timeOf = timeZone ? localTimes(timeZone) : (time: string) => time;
  return streamMessages(filter, async (messages, isFirst) => {
    const notes = await notesOf(messages, timeOf);
    const rows = messages.map(
      (message): Row => ({
        ...message,
        createdAt: timeOf(message.createdAt),
        notes: notes.get(message._id)?.join("\n") ?? "",
      }),
    );
    return stringify(rows, {
      columns: COLUMNS,
      bom: isFirst,
      header: isFirst,
      record_delimiter: "windows",
      quoted: true,
      quoted_empty: true,
      cast: { string: formulaSafe, boolean: (value) => (value ? "yes" : "no") },
    });
  });
}

/** Writes times as "2026-11-21 15:50", which spreadsheets take for a time. */
function localTimes(timeZone: string): (time: string) => string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (time) => format.format(new Date(time));
}

/** The notes about messages, by their ids, oldest first. */
async function notesOf(
  messages: ContactMessage[],
  timeOf: (time: string) => string,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (messages.length === 0) return found;
  const notes = await database()
    .selectFrom("message_notes")
    .select(["message_id", "text", "created_by", "created_at"])
    .where(
      "message_id",
      "in",
      messages.map(({ _id }) => _id),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  for (const { message_id, text, created_by, created_at } of notes)
    found.set(message_id, [
      ...(found.get(message_id) ?? []),
      `${text} (${created_by}, ${timeOf(created_at)})`,
    ]);
  return found;
}
