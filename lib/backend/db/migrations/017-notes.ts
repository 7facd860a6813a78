import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const notes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("message_notes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message_id", "text", (column) =>
        column.notNull().references("messages.id").onDelete("cascade"),
      )
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("message_notes_by_message")
      .on("message_notes")
      .columns(["message_id", "created_at"])
      .execute();
  },
};
