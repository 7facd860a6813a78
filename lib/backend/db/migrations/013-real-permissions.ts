import "server-only";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const ALL =
  '["manage_users","manage_bookings","manage_services","manage_events","manage_blogs","manage_settings"]';

/** Until now, nobody needed most permissions. Whoever is an admin keeps what they could do. */
export const realPermissions: Migration = {
  async up(db: Kysely<{ users: { role: string; permissions: string; version: number } }>) {
    await db
      .updateTable("users")
      .set(({ eb }) => ({ permissions: ALL, version: eb("version", "+", 1) }))
      .where("role", "=", "admin")
      .where("permissions", "!=", ALL)
      .execute();
  },
};
