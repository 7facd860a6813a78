import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const gallery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("gallery_items")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("featured", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("media_type", "text", (column) => column.notNull())
      .addColumn("file", "text")
      .addColumn("link", "text")
      .addColumn("poster_file", "text")
      .addColumn("width", "integer")
      .addColumn("height", "integer")
      .addColumn("alt", "text", (column) => column.notNull())
      .addColumn("placeholder", "text")
      .addColumn("widths", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addCheckConstraint("gallery_item_is_file_or_link", sql`(file is null) <> (link is null)`)
      .execute();

    await db.schema
      .createIndex("gallery_items_in_order")
      .on("gallery_items")
      .columns(["position desc", "id"])
      .execute();
  },
};
