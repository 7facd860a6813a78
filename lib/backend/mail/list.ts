import "server-only";
import type { Selectable } from "kysely";
import type { Mail } from "@/lib/contract/mails";
import { mailService } from "@/lib/settings/mail-service";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { requireMessage } from "../messages/message";
import { dueNow } from "../sending/rows";
import { LIFETIME_MS, wakeMail } from "./queue";
import { mayGetNotices } from "./recipients";

/** The refusal of what takes a mail server. */
export const noMailServer = (): HttpError =>
  new HttpError(409, "This site sends no mail: SMTP_URL and MAIL_FROM are not set.");

/** The columns needed to build a {@link Mail}. */
export const MAIL_COLUMNS = [
  "id",
  "kind",
  "recipient",
  "state",
  "failure",
  "answer",
  "next_attempt_at",
  "updated_at",
] as const;

/** Converts a row to the contract's mail. */
export function toMail(row: Pick<Selectable<Database["outbox"]>, (typeof MAIL_COLUMNS)[number]>): Mail {
  const { id, next_attempt_at, updated_at, ...rest } = row;
  const nextAttemptAt = row.state === "waiting" ? next_attempt_at : null;
  return { _id: id, ...rest, time: updated_at, nextAttemptAt };
}

/** Lists the mails about a message, the first one first. @throws HttpError 404 for an unknown message. */
export async function listMails(messageId: string): Promise<Mail[]> {
  await requireMessage(messageId);
  const rows = await database()
    .selectFrom("outbox")
    .select(MAIL_COLUMNS)
    .where("message_id", "=", messageId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toMail);
}

/**
 * Sends a mail again that has failed, at once and then for another day.
 *
 * @throws HttpError 404 for an unknown mail; 409 without a mail server, and when it has not failed.
 */
export async function sendMailAgain(id: string): Promise<void> {
  if (!mailService()) throw noMailServer();
  await withWriteLock(async (db) => {
    const mail = await db
      .selectFrom("outbox")
      .select(["state", "kind", "recipient"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!mail) throw new HttpError(404, "This mail no longer exists.");
    if (mail.state === "sent") throw new HttpError(409, "This mail has already been sent.");
    if (mail.state !== "failed") throw new HttpError(409, "This mail is already being sent.");
    if (mail.kind === "notice" && !(await mayGetNotices(db, mail.recipient)))
      throw new HttpError(409, "This address no longer gets mail about enquiries.");
    await db
      .updateTable("outbox")
      .set({ ...dueNow(LIFETIME_MS), attempts: 0, failure: null, answer: null })
      .where("id", "=", id)
      .execute();
  });
  wakeMail();
}
