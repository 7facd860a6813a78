import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When a message was last changed; an index for the receipts of the last hour. Forgets mails about no message that are done.
 */
export const changesByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("messages").addColumn("changed_at", "text").execute();
    await db.schema
      .createIndex("outbox_by_kind_and_time")
      .on("outbox")
      .columns(["kind", "created_at"])
      .execute();
    const done = (db as Kysely<{ outbox: { message_id: string | null; state: string } }>)
      .deleteFrom("outbox")
      .where("message_id", "is", null)
      .where("state", "in", ["sent", "failed"]);
    await done.execute();
  },
};
