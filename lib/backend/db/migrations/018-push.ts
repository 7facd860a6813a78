import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("push_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("private_key", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("push_devices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("session_id", "text", (column) =>
        column.notNull().references("sign_ins.id").onDelete("cascade"),
      )
      .addColumn("endpoint", "text", (column) => column.notNull().unique())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("shows_name", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .addColumn("failure", "text")
      .addColumn("failed_at", "text")
      .addColumn("alarmed_at", "text")
      .execute();
    await db.schema.createIndex("push_devices_by_user").on("push_devices").column("user_id").execute();
    await db.schema.createIndex("push_devices_by_session").on("push_devices").column("session_id").execute();

    await db.schema
      .createTable("push_notices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("device_id", "text", (column) =>
        column.notNull().references("push_devices.id").onDelete("cascade"),
      )
      .addColumn("message_id", "text", (column) => column.references("messages.id").onDelete("cascade"))
      .addColumn("is_addition", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("text", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("push_notices_due")
      .on("push_notices")
      .columns(["state", "next_attempt_at"])
      .execute();
    await db.schema
      .createIndex("push_notices_by_device")
      .on("push_notices")
      .columns(["device_id", "state", "updated_at"])
      .execute();
    await db.schema.createIndex("push_notices_by_message").on("push_notices").column("message_id").execute();
  },
};
