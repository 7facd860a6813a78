import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Enquiry } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { withSavepoint, withWriteLock } from "../db/write-lock";
import { log } from "../log";
import { addNotification } from "../notifications/add";
import { messageRow } from "./rows";

/**
 * Looks whether this very enquiry was already stored under this key.
 *
 * @param requestDigest see {@link digestOf}.
 * @returns the stored message's id, or undefined.
 */
export async function findRepeated(requestDigest: string | null): Promise<string | undefined> {
  if (!requestDigest) return undefined;
  const row = await database()
    .selectFrom("messages")
    .select("id")
    .where("request_digest", "=", requestDigest)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Commits an enquiry together with its notification, once: of requests with the same digest one row is
 * stored, and told to the owner. A notification that can't be stored costs no enquiry.
 *
 * @param enquiry a checked enquiry.
 * @param requestDigest see {@link digestOf}.
 * @returns the message's id, after it is on the disk.
 */
export async function storeEnquiry(enquiry: Enquiry, requestDigest: string | null): Promise<string> {
  const row = messageRow(enquiry, { id: randomUUID(), createdAt: new Date(), requestDigest });
  const stored = await withWriteLock(database(), async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("messages")
      .values(row)
      .onConflict((conflict) => conflict.column("request_digest").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    const notification = { kind: "enquiry", title: titleOf(enquiry), subjectId: row.id } as const;
    await withSavepoint(db, () => addNotification(db, notification)).catch((error) =>
      log.error({ message: row.id, err: error }, "a new enquiry could not be told"),
    );
    return true;
  });
  if (stored) return row.id;
  return (await findRepeated(requestDigest)) ?? row.id;
}

/** "New wedding enquiry from Ada Lovelace". */
function titleOf({ eventType, name }: Enquiry): string {
  const kind = eventType === "other" ? "" : `${eventType} `;
  return `New ${kind}enquiry from ${name}`;
}

/**
 * What makes a request a repetition: the same `Idempotency-Key` and the same content. A key that
 * comes back with other content is another enquiry, and is kept: losing one is worse than two.
 *
 * @returns a hex digest, or null without a key.
 */
export function digestOf(idempotencyKey: string | null, enquiry: Enquiry): string | null {
  if (!idempotencyKey) return null;
  const { name, email, eventType, eventDate, message, subject } = enquiry;
  const content = [idempotencyKey, name, email, eventType, eventDate, message, subject ?? null];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
