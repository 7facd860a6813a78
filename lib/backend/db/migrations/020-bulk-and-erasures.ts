import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What a message was before a change of many, for undoing it; the order by event; and the proofs of erasures. */
export const bulkAndErasures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ["earlier_status", "earlier_status_at", "earlier_status_by"])
      await db.schema.alterTable("messages").addColumn(name, "text").execute();
    // One direction for all columns: a page begins after a row, and the past is read backward.
    await sql`drop index messages_by_date`.execute(db);
    await sql`create index messages_by_date on messages (box, event_date, created_at, id)`.execute(db);
    await db.schema
      .createTable("erasures")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("erased_at", "text", (column) => column.notNull())
      .addColumn("erased_by", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("counts", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("erasures_newest_first")
      .on("erasures")
      .columns(["erased_at desc", "id desc"])
      .execute();
  },
};
