import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const notificationsAndUserVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("users")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();

    await db.schema
      .createTable("notifications")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("subject_id", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createIndex("notifications_newest_first")
      .on("notifications")
      .columns(["created_at desc", "id desc"])
      .execute();
  },
};
