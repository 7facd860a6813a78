import "server-only";
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { lastAnswerWords } from "@/lib/content/last-answer";
import { fillReply } from "@/lib/content/reply-fields";
import type { Admin } from "@/lib/contract/auth";
import type { ContactMessage, MessageChange } from "@/lib/contract/messages";
import type { NewReply, Reply } from "@/lib/contract/replies";
import { mailService } from "@/lib/settings/mail-service";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { fieldError, HttpError } from "../http/http-error";
import { requestDigest } from "../http/request-digest";
import { noMailServer } from "../mail/list";
import { wakeMail } from "../mail/queue";
import { queueReply } from "../mail/reply";
import { changeMessageIn, readMessage } from "../messages/message";
import { findReplies } from "./rows";
import { canReply, lastAnswerOf, threadOf } from "./thread";

/**
 * Stores a reply with its mail, and what that makes of the message. A repeated request returns the reply that it sent the first
 * time.
 *
 * @param idempotencyKey identical for every attempt to send the same reply, or null.
 * @throws HttpError 404 for an unknown message; 409 without a mail server or a real address, and naming `seen` when somebody has
 * answered since; 400 for a field that does not exist or has no value.
 */
export async function sendReply(
  messageId: string,
  reply: NewReply,
  admin: Admin,
  idempotencyKey: string | null,
): Promise<Reply> {
  const { subject, text, price } = reply;
  const digest = requestDigest(idempotencyKey, messageId, subject, text, price);
  const sent = await withWriteLock(async (db) => {
    const message = await readMessage(db, messageId);
    const [earlier] = digest ? await findReplies(db, { digest }) : [];
    return earlier ?? store(db, message, reply, { admin, digest });
  });
  wakeMail();
  return sent;
}

async function store(
  db: Kysely<Database>,
  message: ContactMessage,
  { subject, text: written, price, seen }: NewReply,
  { admin, digest }: { admin: Admin; digest: string | null },
): Promise<Reply> {
  if (!mailService()) throw noMailServer();
  if (!canReply(message.email)) throw new HttpError(409, `Nobody gets mail at ${message.email}.`);
  const { replies } = await threadOf(db, message);
  const last = lastAnswerOf(message, replies, admin.name);
  if (last && last.at > (seen ?? "")) throw fieldError("seen", lastAnswerWords(last, admin.name), 409);
  const { text, problem } = fillReply(written, message, price);
  if (problem) throw fieldError("text", problem);

  const mail_id = await queueReply(db, message, { subject, text }, admin);
  await changeMessageIn(db, message._id, changeBy(message, price), admin);
  const id = randomUUID();
  const created_at = new Date().toISOString();
  const row = { id, message_id: message._id, mail_id, subject, text, price, created_at };
  await db
    .insertInto("replies")
    .values({ ...row, created_by: admin.name, request_digest: digest })
    .execute();
  const stored = (await findReplies(db, { messageIds: [message._id] })).find(({ _id }) => _id === id);
  if (!stored) throw new Error("The reply that was just stored is not there.");
  return stored;
}

/** What a reply makes of its message. What was quoted, booked or declined stays so, unless there is a new price. */
function changeBy({ status }: ContactMessage, price: number | null): MessageChange {
  if (price !== null)
    return { ...(status !== "booked" && { status: "quoted" }), quotedPrice: price, read: true };
  return { ...((status === "new" || status === "spam") && { status: "answered" }), read: true };
}
