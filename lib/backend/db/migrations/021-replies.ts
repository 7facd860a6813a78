import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Replies to enquiries, the price that was quoted, the templates that were changed, and what a mail answers. */
export const replies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("messages").addColumn("quoted_price", "integer").execute();
    await db.schema.alterTable("outbox").addColumn("thread_ids", "text").execute();

    await db.schema
      .createTable("replies")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message_id", "text", (column) =>
        column.notNull().references("messages.id").onDelete("cascade"),
      )
      .addColumn("mail_id", "text", (column) => column.references("outbox.id").onDelete("set null"))
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("price", "integer")
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("request_digest", "text", (column) => column.unique())
      .execute();
    await db.schema
      .createIndex("replies_by_message")
      .on("replies")
      .columns(["message_id", "created_at"])
      .execute();
    // A mail that is deleted looks for its reply.
    await db.schema.createIndex("replies_by_mail").on("replies").column("mail_id").execute();

    await db.schema
      .createTable("reply_templates")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("removed", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
};
