import "server-only";
import type { Kysely, Selectable, Updateable } from "kysely";
import { mailAlarmText, mailNotice } from "@/lib/content/mail-errors";
import type { MailFailure } from "@/lib/contract/mails";
import type { Lease } from "../db/lease";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { log } from "../log";
import { forgetUndelivered, notifyUndelivered } from "../messages/undelivered";
import { addNotification } from "../notifications/add";
import { queueAlarm, wakePush } from "../push/queue";
import { pauseAfter } from "../sending/pauses";
import { claimIn, nextDueIn, settleIn } from "../sending/rows";
import { wordsOf } from "./queue";
import { mayGetNotices } from "./recipients";
import { type Letter, type MailError, statusOf } from "./smtp";

const COLUMNS = [
  "id",
  "kind",
  "message_id",
  "recipient",
  "reply_to",
  "subject",
  "text",
  "html",
  "header_id",
  "attempts",
  "expires_at",
  "created_at",
  "thread_ids",
] as const;

/** A mail that this process sends. */
export type ClaimedMail = Pick<Selectable<Database["outbox"]>, (typeof COLUMNS)[number]>;

/** Failures that no later attempt can change. */
const PERMANENT: readonly MailFailure[] = ["refused"];

/** When the next mail is due: in the past if one is. */
export const nextDue = (): Promise<Date | undefined> => nextDueIn("outbox");

/** Marks the next mail that is due as being sent, see {@link claimIn}. One that nobody should get any more is dropped. */
export const claimMail = (lease: Lease): Promise<ClaimedMail | undefined> =>
  claimIn("outbox", lease, async (db, id) => {
    const mail = await db.selectFrom("outbox").select(COLUMNS).where("id", "=", id).executeTakeFirstOrThrow();
    return (await isWanted(db, mail)) ? mail : undefined;
  });

/** Whether somebody may still get a mail: rights change while it waits, and links end. */
async function isWanted(
  db: Kysely<Database>,
  { kind, recipient, expires_at }: ClaimedMail,
): Promise<boolean> {
  if (kind === "notice") return mayGetNotices(db, recipient);
  // One that works no more, such as one from a backup, helps nobody.
  return kind !== "sign-in-link" || expires_at >= new Date().toISOString();
}

/** What is sent of a mail. @throws Error for a sealed one that can't be opened any more. */
export const letterOf = async (mail: ClaimedMail): Promise<Letter> => ({
  recipient: mail.recipient,
  replyTo: mail.reply_to,
  subject: mail.subject,
  ...(await wordsOf(mail)),
  headerId: mail.header_id,
  date: new Date(mail.created_at),
  answers: mail.thread_ids?.split(" ") ?? [],
  isPersonal: mail.kind === "reply",
});

/** Records that the mail server has accepted a mail, and drops its words: the message has them. */
export function recordSent(mail: ClaimedMail, answer: string): Promise<void> {
  return withWriteLock(async (db) => {
    const change = { state: "sent", answer, failure: null, text: "", html: "" } as const;
    if ((await settle(db, mail, change)) && mail.message_id) await forgetUndelivered(db, mail.message_id);
  });
}

/**
 * Records that a mail was not sent. It is tried again after a pause, unless the server has refused it for good or its time
 * is over: then the owner is notified, for a notice also by push.
 */
export async function recordFailure(mail: ClaimedMail, { failure, answer, cause }: MailError): Promise<void> {
  const { id, kind, attempts } = mail;
  const next = new Date(Date.now() + pauseAfter(attempts)).toISOString();
  const isOver = PERMANENT.includes(failure) || next > mail.expires_at;
  await withWriteLock(async (db) => {
    if (!isOver)
      return void (await settle(db, mail, { state: "waiting", failure, answer, next_attempt_at: next }));
    if (!(await settle(db, mail, { state: "failed", failure, answer }))) return;
    const titleOf = (sender?: string) => mailNotice(mail, failure, sender);
    if (mail.message_id) await notifyUndelivered(db, mail.message_id, titleOf);
    else await addNotification(db, { kind: "undelivered", title: titleOf(), subjectId: null });
    if (kind === "notice") await queueAlarm(db, mailAlarmText(failure, mail.recipient));
  });
  if (isOver) wakePush();
  // What the server says may name the recipient.
  const about = { mail: id, kind, attempts, failure, status: statusOf(answer ?? "") };
  if (failure === "unknown") log.error({ ...about, err: cause }, "a mail could not be sent");
  else log.warn(about, isOver ? "a mail was given up" : "a mail could not be sent, and is tried again");
}

/**
 * Records what became of a mail, see {@link settleIn}. One that is about no message is listed nowhere, so it goes once that
 * is final.
 */
async function settle(
  db: Kysely<Database>,
  mail: ClaimedMail,
  change: Updateable<Database["outbox"]>,
): Promise<boolean> {
  const isOurs = await settleIn(db, "outbox", mail, change);
  if (isOurs && !mail.message_id && change.state !== "waiting")
    await db.deleteFrom("outbox").where("id", "=", mail.id).execute();
  return isOurs;
}
