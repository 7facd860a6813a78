import "server-only";
import type { Kysely } from "kysely";
import { raiseRevision } from "../db/revisions";
import type { Database } from "../db/schema";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";
import { searchTextOf } from "./search-text";

/** Makes the search text of a message anew, with all that belongs to it, and tells the consoles. @param db a write transaction. */
export async function learnTexts(db: Kysely<Database>, messageId: string): Promise<void> {
  const row = await db
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("id", "=", messageId)
    .executeTakeFirstOrThrow();
  const textsOf = async (table: "message_notes" | "additions") =>
    (
      await db
        .selectFrom(table)
        .select("text")
        .where("message_id", "=", messageId)
        .orderBy("created_at")
        .orderBy("id")
        .execute()
    ).map(({ text }) => text);
  const texts = [...(await textsOf("message_notes")), ...(await textsOf("additions"))];
  await db
    .updateTable("messages")
    .set({ search_text: searchTextOf({ ...toContactMessage(row), texts }) })
    .where("id", "=", messageId)
    .execute();
  await raiseRevision(db, "messages");
}
