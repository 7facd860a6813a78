import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";

/**
 * The devices in sessions that nobody has ended, oldest first, with their users. A session that has expired because it was not
 * used counts: the phone that nobody looks at is the one that has to ring.
 *
 * @param db may be a write transaction.
 */
export const liveDevices = (db: Kysely<Database>) =>
  db
    .selectFrom("push_devices")
    .innerJoin("users", "users.id", "push_devices.user_id")
    .innerJoin("sign_ins", "sign_ins.id", "push_devices.session_id")
    .where("sign_ins.ended_at", "is", null)
    .whereRef("sign_ins.session_version", "=", "users.session_version")
    .orderBy("push_devices.created_at")
    .orderBy("push_devices.id");
