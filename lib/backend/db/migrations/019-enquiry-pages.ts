import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The reference and the optional details of an enquiry, and what its sender adds to it. */
export const enquiryPages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("messages").addColumn("reference", "text").execute();
    await db.schema.alterTable("messages").addColumn("details", "text").execute();
    await db.schema
      .createIndex("messages_by_reference")
      .unique()
      .on("messages")
      .column("reference")
      .execute();
    await db.schema
      .createTable("additions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message_id", "text", (column) =>
        column.notNull().references("messages.id").onDelete("cascade"),
      )
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("request_digest", "text", (column) => column.unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("additions_by_message")
      .on("additions")
      .columns(["message_id", "created_at"])
      .execute();
  },
};
