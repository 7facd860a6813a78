import "server-only";
import type { ContactMessage, MessageQuery } from "@/lib/contract/messages";
import { log } from "../log";
import { pageOfMessages } from "./list";

/** Messages per query. Few enough to be read and written between two other requests. */
const BATCH = 100;

/** Reads all messages that match, newest first, in batches. The first one may be empty. */
async function* messageBatches(query: MessageQuery): AsyncGenerator<ContactMessage[]> {
  let { cursor } = query;
  do {
    const page = await pageOfMessages({ ...query, limit: BATCH, cursor });
    yield page.messages;
    cursor = page.nextCursor;
  } while (cursor);
}

/**
 * Streams the messages that match, newest first, so that they are never in memory together.
 *
 * @param write makes the text of a batch. The first batch may be empty.
 * @param end is written after the last batch.
 * @throws whatever reading the first batch throws. A later error breaks the transfer off.
 */
export async function streamMessages(
  query: MessageQuery,
  write: (messages: ContactMessage[], isFirst: boolean) => string | Promise<string>,
  end = "",
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const batches = messageBatches(query);
  let next = await batches.next();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      try {
        if (next.done) {
          controller.enqueue(encoder.encode(end));
          return controller.close();
        }
        controller.enqueue(encoder.encode(await write(next.value, isFirst)));
        isFirst = false;
        next = await batches.next();
      } catch (error) {
        log.error({ err: error }, "failed to send all messages");
        controller.error(error);
      }
    },
  });
}
