import "server-only";
import type { Admin } from "@/lib/contract/auth";
import type { Notices } from "@/lib/contract/mails";
import { database } from "../db/connection";
import { listeners } from "./listeners";

/** How many devices are notified of enquiries, and which notice reached an admin last. */
export async function pushReach({
  _id,
  email,
}: Admin): Promise<Required<Pick<Notices, "push" | "lastReached">>> {
  const [devices, mailed, pushed] = await Promise.all([
    listeners(database()),
    database()
      .selectFrom("outbox")
      .select("updated_at as at")
      .where("kind", "=", "notice")
      .where("state", "=", "sent")
      .where("recipient", "=", email)
      .orderBy("updated_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    database()
      .selectFrom("push_notices")
      .innerJoin("push_devices", "push_devices.id", "push_notices.device_id")
      .select("push_notices.updated_at as at")
      .where("push_devices.user_id", "=", _id)
      .where("push_notices.state", "=", "sent")
      .where("push_notices.message_id", "is not", null)
      .orderBy("push_notices.updated_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  const ways = [
    ...(mailed ? [{ at: mailed.at, way: "mail" as const }] : []),
    ...(pushed ? [{ at: pushed.at, way: "push" as const }] : []),
  ].sort((one, other) => (one.at < other.at ? 1 : -1));
  const failing = devices.filter(({ failure }) => failure).length;
  return { push: { devices: devices.length, failing }, lastReached: ways[0] ?? null };
}
