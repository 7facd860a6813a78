import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const sounds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("sounds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("craft", "text", (column) => column.notNull())
      .addColumn("sample", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("duration_ms", "integer", (column) => column.notNull())
      .addColumn("peaks", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema.createIndex("sounds_in_order").on("sounds").columns(["position desc", "id"]).execute();
  },
};
