import "server-only";
import { randomUUID } from "node:crypto";
import type { Enquiry } from "@/lib/contract/messages";
import type { SpamSignal } from "@/lib/contract/spam";
import { detailsOf } from "@/lib/shared/enquiry-details";
import { database } from "../db/connection";
import { raiseRevision } from "../db/revisions";
import { withWriteLock } from "../db/write-lock";
import { newReference } from "../enquiry-page/reference";
import { requestDigest } from "../http/request-digest";
import { queueNotices } from "../mail/notice";
import { wakeMail } from "../mail/queue";
import { queueReceipt } from "../mail/receipt";
import { wakePush } from "../push/queue";
import { attempt, notifyOwner } from "./notify-owner";
import { messageRow } from "./rows";

/**
 * Finds the message that an earlier attempt of the same request stored.
 *
 * @param requestDigest see {@link digestOf}.
 * @returns the message's id, or undefined.
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
 * Commits an enquiry together with its notification, and the mails and push notifications about it. Requests with the same digest store one row
 * and notify once. If any of these fail, the enquiry is stored nevertheless.
 *
 * @param enquiry validated by the caller.
 * @param requestDigest see {@link digestOf}.
 * @param spamSignals why it is stored under Spam, without a notification; empty for the inbox.
 * @returns the message's id, once it is committed to disk.
 */
export async function storeEnquiry(
  enquiry: Enquiry,
  requestDigest: string | null,
  spamSignals: SpamSignal[] = [],
): Promise<string> {
  const id = randomUUID();
  const stored = await withWriteLock(async (db) => {
    const reference = await newReference(db);
    const row = messageRow(enquiry, { id, createdAt: new Date(), requestDigest, reference, spamSignals });
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("messages")
      .values(row)
      .onConflict((conflict) => conflict.column("request_digest").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await attempt(db, id, "raise the revision of the messages for an enquiry", () =>
      raiseRevision(db, "messages"),
    );
    if (spamSignals.length > 0) return true;
    const title = titleOf(enquiry);
    await notifyOwner(db, id, {
      title,
      isAddition: false,
      queueMails: () => queueNotices(db, enquiry, { id, title, reference }),
    });
    await attempt(db, id, "queue the receipt of an enquiry", () =>
      queueReceipt(db, enquiry, { id, reference }),
    );
    return true;
  });
  if (stored) {
    wakeMail();
    wakePush();
    return id;
  }
  return (await findRepeated(requestDigest)) ?? id;
}

/** For example, "New wedding enquiry from Ada Lovelace". */
function titleOf({ eventType, name }: Enquiry): string {
  const kind = eventType === "other" ? "" : `${eventType} `;
  return `New ${kind}enquiry from ${name}`;
}

/**
 * Identifies repeated requests by `Idempotency-Key` and content. The same key with different content counts as
 * another enquiry and is stored too: a duplicate is better than a lost enquiry.
 *
 * @returns a hex digest, or null without a key.
 */
export function digestOf(idempotencyKey: string | null, enquiry: Enquiry): string | null {
  const { name, email, eventType, eventDate, message, subject, phone, reachBy } = enquiry;
  const content = [name, email, eventType, eventDate, message, subject ?? null];
  if (phone || reachBy) content.push(phone ?? null, reachBy ?? null);
  const details = detailsOf(enquiry);
  if (Object.keys(details).length > 0) content.push(JSON.stringify(details));
  return requestDigest(idempotencyKey, ...content);
}
