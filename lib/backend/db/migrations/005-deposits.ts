import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const deposits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("deposits")
      .addColumn("message_id", "text", (column) =>
        column.primaryKey().references("messages.id").onDelete("cascade"),
      )
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("amount", "integer", (column) => column.notNull())
      .addColumn("code", "text")
      .addColumn("attempt", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
  },
};
