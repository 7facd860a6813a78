import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import type { ContactMessage } from "@/lib/contract/messages";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { countAttempt, tooMany } from "../http/rate-limit";
import { requestDigest } from "../http/request-digest";
import { queueAdditionNotices } from "../mail/notice";
import { wakeMail } from "../mail/queue";
import { learnTexts } from "../messages/learn-texts";
import { notifyOwner } from "../messages/notify-owner";
import { MESSAGE_COLUMNS, toContactMessage } from "../messages/rows";
import { isSpamText } from "../messages/spam/signals";
import { wakePush } from "../push/queue";
import { openToken, readOwnMessage } from "./page";

/** How much can be added to one enquiry (docs/product.md#limits). */
const PER_HOUR = 10;
const AT_ALL = 100;

const HOUR_MS = 60 * 60 * 1000;

/** What is added, and how it was sent. */
export interface NewAddition {
  text: string;
  /** Identical for every attempt to send the same addition, or null. */
  idempotencyKey: string | null;
  /** Whether the hidden field of the form was filled in. */
  isExtraFilled?: boolean;
}

/**
 * Adds what the sender of an enquiry writes on its private page. It makes the enquiry unread, and waiting if it was answered or
 * declined, takes it out of the trash, and notifies the owner. A repeated request adds nothing. To spam it is added
 * without telling anybody.
 *
 * @throws HttpError 404 for a page that is not there, 429 over a limit.
 */
export async function addToEnquiry(request: Request, token: string, addition: NewAddition): Promise<void> {
  const id = await openToken(request, token);
  const { text, idempotencyKey, isExtraFilled = false } = addition;
  const digest = requestDigest(idempotencyKey, id, text);
  if (await isRepeated(digest)) return;
  await countAttempt("addition", request);
  await store(id, { text, digest, isQuiet: isSpamText(text, isExtraFilled) }, readOwnMessage);
}

/**
 * Adds what the sender of an enquiry has answered by mail, as {@link addToEnquiry} does, also after its page has ended.
 *
 * @param mail its text; `key`: identical for each copy of it; `from`: who has written it, as far as that is known;
 * `isAutomatic`: a program has, and nobody is told.
 * @throws HttpError 404 when the enquiry is gone, 429 over its limit.
 */
export async function addMailToEnquiry(
  id: string,
  { key, text, from, isAutomatic }: { key: string; text: string; from: string; isAutomatic: boolean },
): Promise<void> {
  const digest = requestDigest(key, id);
  if (await isRepeated(digest)) return;
  const isQuiet = isAutomatic || isSpamText(text, false);
  await store(id, { text, digest, isQuiet, from, isAutomatic }, readAnyMessage);
}

interface Storable {
  text: string;
  digest: string | null;
  /** Whether nobody is told of it. */
  isQuiet: boolean;
  /** Who has written a mail. Somebody else than the sender of the enquiry is named. */
  from?: string;
  isAutomatic?: boolean;
}

async function store(
  id: string,
  { text: written, digest, isQuiet, from = "", isAutomatic = false }: Storable,
  read: typeof readOwnMessage,
): Promise<void> {
  const isAdded = await withWriteLock(async (db) => {
    const row = await read(db, id);
    await checkLimits(db, id);
    const isOther = from !== "" && from.toLowerCase() !== row.email.toLowerCase();
    const source = isAutomatic ? "Sent by a program" : isOther && `By mail from ${from}`;
    const text = source ? `[${source}]\n\n${written}` : written;
    const now = new Date().toISOString();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("additions")
      .values({ id: randomUUID(), message_id: id, text, request_digest: digest, created_at: now })
      .onConflict((conflict) => conflict.column("request_digest").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    const isNews = !isQuiet && row.status !== "spam";
    await db
      .updateTable("messages")
      .set({ read: 0, changed_at: now, ...(isNews && waitingAgain(toContactMessage(row), now)) })
      .where("id", "=", id)
      .execute();
    await learnTexts(db, id);
    if (isNews) {
      const message = toContactMessage(row);
      const title = `${message.name} added to their enquiry`;
      const queueMails = () => queueAdditionNotices(db, message, { title, text });
      await notifyOwner(db, id, { title, isAddition: true, queueMails });
    }
    return true;
  });
  if (!isAdded) return;
  wakeMail();
  wakePush();
}

/** Like {@link readOwnMessage}, whatever the date. */
const readAnyMessage: typeof readOwnMessage = async (db, id) => {
  const row = await db.selectFrom("messages").select(MESSAGE_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError(404, "This message no longer exists.");
  return row;
};

async function isRepeated(digest: string | null): Promise<boolean> {
  if (!digest) return false;
  const earlier = database().selectFrom("additions").select("id").where("request_digest", "=", digest);
  return (await earlier.executeTakeFirst()) !== undefined;
}

/** @throws HttpError 429 when too much was added within the hour, or at all. */
async function checkLimits(db: Kysely<Database>, messageId: string): Promise<void> {
  const times = (
    await db
      .selectFrom("additions")
      .select("created_at")
      .where("message_id", "=", messageId)
      .orderBy("created_at", "desc")
      .limit(AT_ALL)
      .execute()
  ).map(({ created_at }) => Date.parse(created_at));
  if (times.length >= AT_ALL)
    throw new HttpError(429, "There is no more room here. Please write an email, or call.");
  const passed = Date.now() - (times[PER_HOUR - 1] ?? 0);
  if (passed < HOUR_MS) throw tooMany("additions", HOUR_MS - passed, ", or call");
}

/** What was answered or declined waits again, and what was deleted is back in the inbox. */
function waitingAgain({ status, trashedAt }: ContactMessage, now: string): Updateable<Database["messages"]> {
  return {
    ...((status === "answered" || status === "declined") && {
      status: "new",
      status_at: now,
      status_by: null,
    }),
    ...(trashedAt && { box: "inbox", trashed_at: null, trashed_by: null }),
  };
}
