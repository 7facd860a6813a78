import "server-only";
import { stringify } from "csv-stringify/sync";
import type { ContactMessage, MessageQuery } from "@/lib/contract/messages";
import { log } from "../log";
import { pageOfMessages } from "./list";

/** Rows read at once: the table is never in memory as a whole. */
const BATCH = 500;

const COLUMNS: { key: keyof ContactMessage; header: string }[] = [
  { key: "createdAt", header: "Received" },
  { key: "name", header: "Name" },
  { key: "email", header: "E-mail" },
  { key: "eventType", header: "Event" },
  { key: "eventDate", header: "Event date" },
  { key: "subject", header: "Subject" },
  { key: "message", header: "Message" },
  { key: "read", header: "Read" },
];

/**
 * Messages as CSV (RFC 4180), newest first, batch by batch while it is being read.
 *
 * It begins with a byte order mark, by which Excel knows UTF-8. Cells that a spreadsheet would run as a
 * formula are made text by an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 *
 * @param filter words to look for and read state, as in the list.
 */
export async function exportMessages({
  q,
  read,
}: Pick<MessageQuery, "q" | "read">): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const batch = (cursor?: string) => pageOfMessages({ q, read, limit: BATCH, cursor });
  // Before anything is answered: what fails here is still answered as a fault.
  let next: ReturnType<typeof batch> | undefined = Promise.resolve(await batch());
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { messages, nextCursor } = (await next) ?? { messages: [] };
        const csv = stringify(messages, {
          columns: COLUMNS,
          bom: isFirst,
          header: isFirst,
          record_delimiter: "windows",
          escape_formulas: true,
          cast: { boolean: (value) => (value ? "yes" : "no") },
        });
        controller.enqueue(encoder.encode(csv));
        isFirst = false;
        next = nextCursor ? batch(nextCursor) : undefined;
        if (!next) controller.close();
      } catch (error) {
        log.error({ err: error }, "an export broke off");
        controller.error(error);
      }
    },
  });
}
