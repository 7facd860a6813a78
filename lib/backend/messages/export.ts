import "server-only";
import { stringify } from "csv-stringify/sync";
import type { ContactMessage, MessageFilter } from "@/lib/contract/messages";
import { streamMessages } from "./batches";
import { formulaSafe } from "./formula-safe";

const COLUMNS: { key: keyof ContactMessage; header: string }[] = [
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
];

/**
 * Streams messages as CSV (RFC 4180), newest first.
 *
 * Starts with a byte order mark, so that Excel recognizes UTF-8. Every cell is quoted, and
 * nothing in it runs as a formula.
 *
 * @param filter as in the list.
 */
export function exportMessages(filter: MessageFilter): Promise<ReadableStream<Uint8Array>> {
  return streamMessages(filter, (messages, isFirst) =>
    stringify(messages, {
      columns: COLUMNS,
      bom: isFirst,
      header: isFirst,
      record_delimiter: "windows",
      quoted: true,
      quoted_empty: true,
      cast: { string: formulaSafe, boolean: (value) => (value ? "yes" : "no") },
    }),
  );
}
