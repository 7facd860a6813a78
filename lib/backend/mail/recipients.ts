import "server-only";
import type { Kysely } from "kysely";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { readPermissions } from "../users/rows";

/** Whether an address may reach somebody. RFC 2606 reserves `.example` for addresses that don't. */
export const isReachable = (address: string): boolean => !/\.example$/i.test(address);

/**
 * The addresses that are notified of new enquiries: of every admin with `manage_bookings`, but for those that reach nobody and of
 * invited admins. Until somebody has opened the invitation, the address may be mistyped.
 *
 * @param db may be a write transaction.
 */
export async function noticeRecipients(db: Kysely<Database> = database()): Promise<string[]> {
  const admins = await db
    .selectFrom("users")
    .select(["email", "permissions"])
    .where("role", "=", "admin")
    .where("invited_at", "is", null)
    .orderBy("email_key")
    .execute();
  return admins
    .filter(
      ({ email, permissions }) =>
        isReachable(email) && readPermissions(permissions).includes("manage_bookings"),
    )
    .map(({ email }) => email);
}

/** Whether an address still belongs to somebody who is notified of new enquiries. */
export async function mayGetNotices(db: Kysely<Database>, address: string): Promise<boolean> {
  return (await noticeRecipients(db)).includes(address);
}
