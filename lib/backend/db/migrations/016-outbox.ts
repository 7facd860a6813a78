import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("message_id", "text", (column) => column.references("messages.id").onDelete("cascade"))
      .addColumn("recipient", "text", (column) => column.notNull())
      .addColumn("reply_to", "text")
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("html", "text", (column) => column.notNull())
      .addColumn("header_id", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("failure", "text")
      .addColumn("answer", "text")
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();

    await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "next_attempt_at"]).execute();
    await db.schema
      .createIndex("outbox_by_message")
      .on("outbox")
      .columns(["message_id", "created_at"])
      .execute();
    await db.schema
      .createIndex("outbox_by_kind")
      .on("outbox")
      .columns(["kind", "state", "updated_at"])
      .execute();
  },
};
