import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What instances of the site tell each other. None of it is part of a backup. */
export const severalInstances: Migration = {
  async up(db: Kysely<unknown>) {
    await createLeases(db);
    await db.schema
      .createTable("revisions")
      .addColumn("topic", "text", (column) => column.primaryKey())
      .addColumn("revision", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("backup_failures")
      .addColumn("at", "text", (column) => column.primaryKey())
      .addColumn("reason", "text", (column) => column.notNull())
      .execute();
  },
};

/** Creates the table of the leases unless it is there: the backup before this migration needs one, too. */
export async function createLeases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("leases")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("machine", "text", (column) => column.notNull())
    .addColumn("process_id", "integer", (column) => column.notNull())
    .addColumn("since", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}
