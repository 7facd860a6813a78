import "server-only";
import { stringify } from "csv-stringify/sync";
import type { ContactMessage, MessageQuery } from "@/lib/contract/messages";
import { log } from "../log";
import { formulaSafe } from "./formula-safe";
import { pageOfMessages } from "./list";

/** Rows per query, so that the whole table is never in memory. */
const BATCH = 500;

const COLUMNS: { key: keyof ContactMessage; header: string }[] = [
  { key: "createdAt", header: "Received" },
  { key: "name", header: "Name" },
  { key: "email", header: "Email" },
  { key: "eventType", header: "Event" },
  { key: "eventDate", header: "Event date" },
  { key: "subject", header: "Subject" },
  { key: "message", header: "Message" },
  { key: "read", header: "Read" },
];

/**
 * Streams messages as CSV (RFC 4180), newest first, batch by batch.
 *
 * Starts with a byte order mark, so that Excel recognizes UTF-8. Every cell is quoted, and
 * nothing in it runs as a formula.
 *
 * @param filter search words and read state, as in the list.
 */
export async function exportMessages({
  q,
  read,
}: Pick<MessageQuery, "q" | "read">): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const batch = (cursor?: string) => pageOfMessages({ q, read, limit: BATCH, cursor });
  // Read the first batch before responding, so that an error here still becomes a 500.
  let page = await batch();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { messages, nextCursor } = page;
        const csv = stringify(messages, {
          columns: COLUMNS,
          bom: isFirst,
          header: isFirst,
          record_delimiter: "windows",
          quoted: true,
          quoted_empty: true,
          cast: { string: formulaSafe, boolean: (value) => (value ? "yes" : "no") },
        });
        controller.enqueue(encoder.encode(csv));
        isFirst = false;
        if (nextCursor) page = await batch(nextCursor);
        else controller.close();
      } catch (error) {
        log.error({ err: error }, "failed to complete a message export");
        controller.error(error);
      }
    },
  });
}
