import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const signIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("sign_ins")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("method", "text", (column) => column.notNull())
      .addColumn("succeeded", "integer", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("session_version", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema
      .createIndex("sign_ins_newest_first")
      .on("sign_ins")
      .columns(["user_id", "created_at desc", "id desc"])
      .execute();
  },
};
