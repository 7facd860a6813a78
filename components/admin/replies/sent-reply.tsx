"use client";

import { Badge } from "@/components/ui/badge";
import { MAIL_CAUSES } from "@/lib/content/mail-errors";
import { formatPrice } from "@/lib/content/services";
import type { Mail } from "@/lib/contract/mails";
import type { Reply } from "@/lib/contract/replies";
import { formatDateTime } from "@/lib/shared/format-date";
import { lookOf, SendAgain } from "../messages/message-mails";
import { useAdmin } from "../shell/admin-provider";
import { threadQuery } from "./queries";

interface SentReplyProps {
  reply: Reply;
  /** The open message, in whose thread it is. */
  messageId: string;
}

/** A reply of an admin, and what became of its mail. */
export function SentReply({ reply: { text, price, by, createdAt, mail }, messageId }: SentReplyProps) {
  const { name } = useAdmin();
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-paper px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <span>
          {by === name ? "You" : by}, {formatDateTime(createdAt)}
        </span>
        {price !== null && <Badge>Quoted {formatPrice(price)}</Badge>}
      </p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      {mail && <Delivery mail={mail} messageId={messageId} />}
    </article>
  );
}

function Delivery({ mail, messageId }: { mail: Mail; messageId: string }) {
  const { icon: Icon, color } = lookOf(mail);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status" className="flex min-w-0 gap-2 [overflow-wrap:anywhere]">
        <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${color}`} />
        <span>
          {wordsOf(mail)}
          {mail.failure && mail.answer && (
            <span className="block text-muted">The mail server said: {mail.answer}</span>
          )}
        </span>
      </p>
      <SendAgain mail={mail} after={threadQuery(messageId)} />
    </div>
  );
}

/** What became of the mail, in a few words. */
function wordsOf({ state, failure, nextAttemptAt, time }: Mail): string {
  if (state === "sent") return `Sent, ${formatDateTime(time)}`;
  const cause = failure ? MAIL_CAUSES[failure] : "";
  if (state === "failed") return `${failure === "refused" ? "Refused" : "Not sent"}: ${cause}.`;
  if (!failure || !nextAttemptAt) return "On its way";
  return `Not sent yet: ${cause}. It is tried again at ${formatDateTime(nextAttemptAt)}.`;
}
