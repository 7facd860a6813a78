import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { searchTextOf } from "../../messages/search-text";
import { isPostgres } from "./dialect";

/** The columns of a message that its search text is made of. */
interface Searchable {
  id: string;
  name: string;
  email: string;
  event_type: string;
  event_date: string;
  subject: string | null;
  message: string;
  read: number;
  status: string;
  search_text: string;
}

/** Few enough to be in memory together. */
const BATCH = 200;

/**
 * The sender's phone number; what became of an enquiry, a star, a follow-up date, the trash and the spam; indexes for what the inbox lists and counts by
 * them. The search learns how dates are written.
 */
export const inbox: Migration = {
  async up(db: Kysely<{ messages: Searchable }>) {
    const text = [
      "status_at",
      "status_by",
      "follow_up_on",
      "trashed_at",
      "trashed_by",
      "spam_signals",
      "phone",
      "reach_by",
    ];
    const add = (name: string, definition: "text" | "integer", fallback?: string | number) =>
      db.schema
        .alterTable("messages")
        .addColumn(name, definition, (column) =>
          fallback === undefined ? column : column.notNull().defaultTo(fallback),
        )
        .execute();
    await add("box", "text", "inbox");
    await add("status", "text", "new");
    await add("starred", "integer", 0);
    for (const name of text) await add(name, "text");

    // Until now, what was read counted as answered. Otherwise years of enquiries would be waiting.
    await db.updateTable("messages").set({ status: "answered" }).where("read", "=", 1).execute();
    await learnDates(db);

    await sql`drop index messages_newest_first`.execute(db);
    await sql`drop index messages_by_read`.execute(db);
    await sql`drop index messages_by_type`.execute(db);
    await sql`create index messages_newest_first on messages (box, created_at desc, id desc)`.execute(db);
    await sql`create index messages_by_read on messages (box, read, created_at desc, id desc)`.execute(db);
    // The last two are for counting.
    await sql`create index messages_by_status on messages
      (box, status, created_at desc, id desc, read, starred)`.execute(db);
    await sql`create index messages_starred on messages (box, created_at desc, id desc) where starred = 1`.execute(
      db,
    );
    await sql`create index messages_by_date on messages (box, event_date, created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index messages_by_type on messages (box, event_type, created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index messages_by_sender on messages (lower(email), created_at desc)`.execute(db);
    if (isPostgres(db as Kysely<unknown>)) return;
    await sql`drop index messages_by_number`.execute(db);
    await sql`create unique index messages_by_number on messages
      (number, box, read, status, starred, event_type, event_date, created_at desc, id desc)`.execute(db);
  },
};

/** Makes the search text of all messages anew. */
async function learnDates(db: Kysely<{ messages: Searchable }>): Promise<void> {
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("messages")
      .select(["id", "name", "email", "event_type", "event_date", "subject", "message"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { id, event_type: eventType, event_date: eventDate, subject, ...rest } of rows)
      await db
        .updateTable("messages")
        .set({ search_text: searchTextOf({ ...rest, eventType, eventDate, subject: subject ?? "" }) })
        .where("id", "=", id)
        .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
