import { randomUUID } from "node:crypto";
import { type DataOfSite, withTables } from "../servers/database";

/** Rows per insert. SQLite allows at most 32,766 values. */
const BATCH = 1000;

/**
 * Stores messages past the API, named "No. 0" and so on, the last one the newest.
 *
 * @param count how many. @param message what each says.
 */
export async function storeMessages(
  data: DataOfSite,
  count: number,
  message = "words ".repeat(300),
): Promise<void> {
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
  await withTables(data, async (db) => {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => row(from + index));
      await db.insertInto("messages").values(rows).execute();
    }
  });
}
