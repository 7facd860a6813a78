import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const signInLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("users").addColumn("invited_at", "text").execute();
    await db.schema
      .createTable("sign_in_links")
      .addColumn("digest", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("created_by", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
  },
};
