import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The days on which the owner is away, and which receipts said so. */
export const outOfOffice: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("out_of_office")
      // There is one row at most.
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("first_day", "text", (column) => column.notNull())
      .addColumn("last_day", "text", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("set_by", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable("outbox")
      .addColumn("out_of_office", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index outbox_out_of_office on outbox (created_at desc) where out_of_office = 1`.execute(
      db,
    );
  },
};
