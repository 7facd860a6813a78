import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When a work of the gallery was taken, as HH:MM. */
export const timeOfDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("gallery_items").addColumn("time_of_day", "text").execute();
  },
};
