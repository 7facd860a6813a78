import { randomUUID } from "node:crypto";
import { withTables } from "../servers/database";
import type { OwnServer } from "../servers/server-process";

const WORD = "words ";

/** Rows per insert. SQLite allows at most 32,766 values. */
const BATCH = 1000;

/**
 * Stores messages past the API, named "No. 0" and so on, the last one the newest.
 *
 * @param count how many. @param length of each, in characters.
 */
export async function storeMessages(server: OwnServer, count: number, length = 1800): Promise<void> {
  const message = WORD.repeat(length / WORD.length);
  const row = (index: number) => ({
    id: randomUUID(),
    name: `No. ${index}`,
    email: "a@b.example",
    event_type: "other" as const,
    event_date: "2030-01-01",
    message,
    created_at: new Date(index * 1000).toISOString(),
    search_text: `no. ${index} ${message}`,
  });
  await withTables(server, async (db) => {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => row(from + index));
      await db.insertInto("messages").values(rows).execute();
    }
  });
}
