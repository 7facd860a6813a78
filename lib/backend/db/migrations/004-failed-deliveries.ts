import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const failedDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("failed_deliveries")
      .addColumn("message_id", "text", (column) =>
        column.notNull().references("messages.id").onDelete("cascade"),
      )
      .addColumn("service", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempt", "text")
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("failed_deliveries_key", ["message_id", "service"])
      .execute();
  },
};
