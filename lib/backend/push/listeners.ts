import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { readPermissions } from "../users/rows";
import { liveDevices } from "./live-devices";

const COLUMNS = [
  "push_devices.id",
  "push_devices.user_id",
  "push_devices.name",
  "push_devices.endpoint",
  "push_devices.p256dh",
  "push_devices.auth",
  "push_devices.shows_name",
  "push_devices.failure",
  "push_devices.alarmed_at",
] as const;

/**
 * The devices that are notified of enquiries now: of admins who may answer them, in sessions that nobody has ended.
 *
 * @param db may be a write transaction. @param id only this device.
 */
export async function listeners(db: Kysely<Database>, id?: string) {
  const devices = await liveDevices(db)
    .select(COLUMNS)
    .select(["users.email", "users.permissions"])
    .where("users.role", "=", "admin")
    .$if(id !== undefined, (query) => query.where("push_devices.id", "=", id ?? ""))
    .execute();
  return devices.filter(({ permissions }) => readPermissions(permissions).includes("manage_bookings"));
}

/** A device that is notified of enquiries. */
export type Listener = Awaited<ReturnType<typeof listeners>>[number];
