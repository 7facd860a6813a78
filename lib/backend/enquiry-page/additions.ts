import "server-only";
import type { Addition } from "@/lib/contract/enquiry-page";
import { database } from "../db/connection";
import { requireMessage } from "../messages/message";

/** What the sender has added to a message, oldest first. */
export async function additionsOf(messageId: string): Promise<Addition[]> {
  const rows = await database()
    .selectFrom("additions")
    .select(["id", "text", "created_at"])
    .where("message_id", "=", messageId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, text, created_at }) => ({ _id: id, text, createdAt: created_at }));
}

/** {@link additionsOf} for an admin; the message may be in the trash. @throws HttpError 404 for an unknown message. */
export async function listAdditions(messageId: string): Promise<Addition[]> {
  await requireMessage(messageId);
  return additionsOf(messageId);
}
