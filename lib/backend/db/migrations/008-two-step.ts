import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const twoStep: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("users").addColumn("totp_secret", "text").execute();
    await db.schema.alterTable("users").addColumn("totp_step", "integer").execute();
    await db.schema
      .createTable("recovery_codes")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .execute();
  },
};
