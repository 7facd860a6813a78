"use client";

import { type QueryKey, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock, Send } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { sendMailAgain } from "@/lib/client/mails";
import { MAIL_CAUSES, MAIL_NAMES } from "@/lib/content/mail-errors";
import type { Mail } from "@/lib/contract/mails";
import { formatDateTime } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { useFeature } from "../shell/features";
import { MAILS_KEY, mailsQuery } from "./mails-query";

/**
 * The mails about a message, but for replies, which the conversation shows where there is one: when each was sent and what the mail server said. A failed
 * one has a button to send it again.
 */
export function MessageMails({ messageId }: { messageId: string }) {
  const hasReplies = useFeature("replies");
  const { data = [] } = useQuery(mailsQuery(messageId));
  const shown = data.filter(({ kind }) => !hasReplies || kind !== "reply");
  if (shown.length === 0) return null;
  return (
    <section aria-label="Mails" className="border-line border-t p-4 sm:p-6">
      <ul className="grid gap-4">
        {shown.map((mail) => (
          <li key={mail._id}>
            <MailRow messageId={messageId} mail={mail} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A mail that has failed before looks like one that has failed, also while it is tried again. */
const LOOKS = {
  good: { icon: CircleCheck, color: "text-good" },
  bad: { icon: CircleAlert, color: "text-danger" },
  open: { icon: Clock, color: "text-muted" },
};

/** The icon of a mail, and its color. */
export function lookOf({ state, failure }: Mail) {
  if (state === "sent") return LOOKS.good;
  return state === "failed" || failure ? LOOKS.bad : LOOKS.open;
}

function MailRow({ messageId, mail }: { messageId: string; mail: Mail }) {
  const { time, answer } = mail;
  const { icon: Icon, color } = lookOf(mail);
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex gap-2">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
        <div className="grid gap-0.5 [overflow-wrap:anywhere]">
          <p role="status">
            {textOf(mail)} <span className="text-muted text-sm">{formatDateTime(time)}</span>
          </p>
          {answer && <p className="text-muted text-sm">The mail server said: {answer}</p>}
        </div>
      </div>
      <SendAgain mail={mail} after={mailsQuery(messageId)} />
    </div>
  );
}

interface SendAgainProps {
  mail: Mail;
  /** The query that shows what becomes of it. */
  after: { queryKey: QueryKey };
}

/** Sends a mail again, if it has failed. */
export function SendAgain({ mail: { _id, state, recipient }, after: { queryKey } }: SendAgainProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendMailAgain(_id),
    onError: (error) => announceFailure(error),
    onSettled: () => {
      for (const key of [queryKey, MAILS_KEY]) client.invalidateQueries({ queryKey: key });
    },
  });
  if (state !== "failed") return null;
  return (
    <button
      type="button"
      onClick={() => !isPending && mutate()}
      aria-disabled={isPending}
      className={buttonClass("quiet")}
    >
      <Send aria-hidden="true" className="size-5" />
      Send again
      <span className="sr-only"> to {recipient}</span>
    </button>
  );
}

function textOf({ kind, recipient, state, failure, nextAttemptAt }: Mail): string {
  const mail = `${capitalized(MAIL_NAMES[kind])} to ${recipient}`;
  if (state === "sent") return `${mail} sent`;
  const cause = failure ? MAIL_CAUSES[failure] : "";
  if (state === "failed") return `${mail} failed: ${cause}.`;
  if (state === "sending") return `${mail} is being sent`;
  if (!failure || !nextAttemptAt) return `${mail} is about to be sent`;
  return `${mail} failed: ${cause}. It is tried again at ${formatDateTime(nextAttemptAt)}.`;
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
