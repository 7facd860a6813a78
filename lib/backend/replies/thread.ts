import "server-only";
import type { Kysely } from "kysely";
import { statusAnswer } from "@/lib/content/last-answer";
import type { Admin } from "@/lib/contract/auth";
import type { ContactMessage } from "@/lib/contract/messages";
import type { LastAnswer, Reply, Thread, ThreadEntry } from "@/lib/contract/replies";
import { mailService } from "@/lib/settings/mail-service";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { isReachable } from "../mail/recipients";
import { readMessage } from "../messages/message";
import { MESSAGE_COLUMNS, toContactMessage } from "../messages/rows";
import { isSentFrom } from "../messages/search";
import { findReplies } from "./rows";

/** How many messages of an address are looked at, the newest first. */
const MESSAGES = 50;

/** Whether the site can mail a reply to an address. */
export const canReply = (address: string): boolean => mailService() !== undefined && isReachable(address);

/**
 * Gets what was written to and from the address of a message, without other messages that are in the trash or under Spam.
 *
 * @param admin who asks. @throws HttpError 404 for an unknown message.
 */
export async function getThread(messageId: string, { name }: Pick<Admin, "name">): Promise<Thread> {
  const db = database();
  const message = await readMessage(db, messageId, true);
  const { messages, replies } = await threadOf(db, message);
  const entries: ThreadEntry[] = [
    ...messages.map((one) => ({ kind: "message" as const, message: one })),
    ...replies.map((reply) => ({ kind: "reply" as const, reply })),
  ];
  return {
    entries: entries.sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1)),
    lastAnswer: lastAnswerOf(message, replies, name),
    canSend: canReply(message.email),
  };
}

const timeOf = (entry: ThreadEntry) => (entry.kind === "reply" ? entry.reply : entry.message).createdAt;

/** The messages of an address and the replies to them. */
export async function threadOf(
  db: Kysely<Database>,
  message: ContactMessage,
): Promise<{ messages: ContactMessage[]; replies: Reply[] }> {
  const rows = await db
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where(isSentFrom(message.email))
    .where("box", "=", "inbox")
    .orderBy("created_at", "desc")
    .limit(MESSAGES)
    .execute();
  const others = rows.map(toContactMessage).filter(({ _id }) => _id !== message._id);
  const messages = [message, ...others];
  return { messages, replies: await findReplies(db, { messageIds: messages.map(({ _id }) => _id) }) };
}

/**
 * The last answer in a thread, as somebody has to know it who writes another one: a reply, or a status that somebody else has
 * set by hand since.
 *
 * @param me the name of who writes.
 */
export function lastAnswerOf(message: ContactMessage, replies: Reply[], me: string): LastAnswer | null {
  const reply = replies.at(-1);
  const answer = statusAnswer(message, me);
  // A reply sets the status, too, right before.
  if (answer && answer.at > (reply?.createdAt ?? "")) return answer;
  return reply ? { at: reply.createdAt, by: reply.by, replyId: reply._id } : null;
}
