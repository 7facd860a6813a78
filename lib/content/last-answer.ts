import type { ContactMessage } from "@/lib/contract/messages";
import type { LastAnswer } from "@/lib/contract/replies";
import { formatAgo } from "@/lib/shared/format-date";

/**
 * Says who has answered meanwhile: "Hal answered 4 minutes ago."
 *
 * @param me the name of the admin who reads it.
 */
export function lastAnswerWords({ by, at, replyId }: LastAnswer, me: string): string {
  const who = by === me ? "You" : by;
  const ago = formatAgo(at);
  return replyId ? `${who} answered ${ago}.` : `${who} changed the status ${ago}.`;
}

const ANSWERED: readonly string[] = ["answered", "quoted", "booked", "declined"];

/**
 * The answer that a status stands for which somebody else has set by hand; null if there is none.
 *
 * @param me the name of the admin who reads it.
 */
export const statusAnswer = (
  { status, statusAt, statusBy }: ContactMessage,
  me: string,
): LastAnswer | null =>
  statusAt && statusBy && statusBy !== me && ANSWERED.includes(status)
    ? { at: statusAt, by: statusBy, replyId: null }
    : null;
