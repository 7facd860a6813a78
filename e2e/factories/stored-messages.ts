import { randomUUID } from "node:crypto";
import { withDatabase } from "../servers/database";
import type { OwnServer } from "../servers/server-process";

const WORD = "words ";

/**
 * Stores messages past the API, named "No. 0" and so on, the last one the newest.
 *
 * @param count how many. @param length of each, in characters.
 */
export function storeMessages({ dataDir }: OwnServer, count: number, length = 1800): void {
  withDatabase(dataDir, (db) => {
    const insert = db.prepare(
      `insert into messages (id, name, email, event_type, event_date, message, created_at, search_text)
       values (?, ?, 'a@b.example', 'other', '2030-01-01', ?, ?, ?)`,
    );
    const message = WORD.repeat(length / WORD.length);
    db.transaction(() => {
      for (let index = 0; index < count; index += 1)
        insert.run(
          randomUUID(),
          `No. ${index}`,
          message,
          new Date(index * 1000).toISOString(),
          `no. ${index} ${message}`,
        );
    })();
  });
}
