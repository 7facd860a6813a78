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
