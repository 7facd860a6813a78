import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When a message was last changed; indexes for receipts, notices and undoing. Forgets mails about no message that are done.
 */
export const changesByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("messages").addColumn("changed_at", "text").execute();
    await db.schema
      .createIndex("outbox_by_kind_and_time")
      .on("outbox")
      .columns(["kind", "created_at"])
      .execute();
    // Which notice reached an admin last, and what a change of many messages can be undone for.
    await db.schema
      .createIndex("outbox_by_recipient")
      .on("outbox")
      .columns(["kind", "state", "recipient", "updated_at"])
      .execute();
    await sql`create index messages_to_undo on messages (status_at) where earlier_status is not null`.execute(
      db,
    );
    const done = (db as Kysely<{ outbox: { message_id: string | null; state: string } }>)
      .deleteFrom("outbox")
      .where("message_id", "is", null)
      .where("state", "in", ["sent", "failed"]);
    await done.execute();
  },
};
