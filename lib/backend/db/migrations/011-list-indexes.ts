import "server-only";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "./dialect";

/** Indexes for searches among the messages that are read or not, and for the number of pictures on the dashboard. */
export const listIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index gallery_items_by_type on gallery_items (media_type)`.execute(db);
    if (isPostgres(db)) return;
    await sql`drop index messages_by_number`.execute(db);
    await sql`create unique index messages_by_number on messages (number, read, created_at desc, id desc)`.execute(
      db,
    );
  },
};
