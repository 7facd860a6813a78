"use client";

import { Mail, Reply as ReplyIcon, SquarePen } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { lastAnswerWords, statusAnswer } from "@/lib/content/last-answer";
import type { ContactMessage } from "@/lib/contract/messages";
import type { LastAnswer, Thread } from "@/lib/contract/replies";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { useAdmin } from "../shell/admin-provider";
import { useFeature } from "../shell/features";
import { Composer } from "./composer";
import { Conversation } from "./conversation";
import { threadQuery } from "./queries";
import { replyLink } from "./reply-link";
import { askWhetherAnswered } from "./reply-question";
import { useHasReplyDraft } from "./use-composer";

interface ReplyPartProps {
  message: ContactMessage;
  /** More buttons beside those that answer. */
  children: ReactNode;
}

/** What was written to and from the sender of a message, and how to answer: here, or in the mail program. */
export function ReplyPart({ message, children }: ReplyPartProps) {
  const hasReplies = useFeature("replies") && !message.trashedAt && message.status !== "spam";
  const { data: thread, failure, refresh } = useLoaded({ ...threadQuery(message._id), enabled: hasReplies });
  if (hasReplies && thread)
    return (
      <WithThread message={message} thread={thread}>
        {children}
      </WithThread>
    );
  return (
    <>
      {failure && <LoadFailure title="Could not load the conversation" reason={failure} onRetry={refresh} />}
      <div className={hasReplies ? BUTTONS : "flex flex-wrap gap-2"}>
        {(!hasReplies || failure) && <MailtoLink message={message} look="primary" />}
        {children}
      </div>
    </>
  );
}

/** Has the height of all buttons from the beginning, on a phone three rows: what follows must not move under a finger. */
const BUTTONS = "flex min-h-11 flex-wrap content-start gap-2 max-sm:min-h-37";

/** The thread with the answer that the message tells of already, which is refreshed on its own. */
function useLatest(thread: Thread, message: ContactMessage): Thread {
  const { name: me } = useAdmin();
  const answer = statusAnswer(message, me);
  return answer && answer.at > (thread.lastAnswer?.at ?? "") ? { ...thread, lastAnswer: answer } : thread;
}

function WithThread({ message, thread: fetched, children }: ReplyPartProps & { thread: Thread }) {
  const thread = useLatest(fetched, message);
  /** When the last answer was given that the admin knows of. */
  const [seen, setSeen] = useState(thread.lastAnswer?.at ?? null);
  const [isOpen, setIsOpen] = useState(useHasReplyDraft(message._id));
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The composer, which had the focus, is gone.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { lastAnswer, canSend } = thread;
  return (
    <>
      <Conversation message={message} thread={thread} />
      {isOpen ? (
        <Composer
          message={message}
          thread={thread}
          seen={seen}
          onSent={({ createdAt }) => setSeen(createdAt)}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <div className={BUTTONS}>
          {!canSend && <MailtoLink message={message} look="primary" {...{ lastAnswer, seen }} />}
          <button
            ref={opener}
            type="button"
            onClick={() => setIsOpen(true)}
            className={buttonClass(canSend ? "primary" : "quiet")}
          >
            {canSend ? (
              <ReplyIcon aria-hidden="true" className="size-5" />
            ) : (
              <SquarePen aria-hidden="true" className="size-5" />
            )}
            {canSend ? "Reply" : "Use a template"}
          </button>
          {canSend && <MailtoLink message={message} look="quiet" {...{ lastAnswer, seen }} />}
          {children}
        </div>
      )}
    </>
  );
}

interface MailtoLinkProps {
  message: ContactMessage;
  look: "primary" | "quiet";
  lastAnswer?: LastAnswer | null;
  seen?: string | null;
}

/** Opens the mail program. If another admin has answered since the message was opened, it asks first. */
function MailtoLink({ message, look, lastAnswer = null, seen = null }: MailtoLinkProps) {
  const hasStatuses = useFeature("statuses");
  const { _id: adminId, name: me } = useAdmin();
  const Icon = look === "primary" ? ReplyIcon : Mail;
  const open = (event: MouseEvent) => {
    const isNews = lastAnswer && lastAnswer.by !== me && lastAnswer.at > (seen ?? "");
    if (isNews && !confirm(`${lastAnswerWords(lastAnswer, me)} Reply to ${message.name} anyway?`))
      return event.preventDefault();
    if (hasStatuses && message.status === "new") askWhetherAnswered(adminId, message);
  };
  return (
    <a href={replyLink(message)} onClick={open} className={buttonClass(look)}>
      <Icon aria-hidden="true" className="size-5" />
      {look === "primary" ? "Reply by email" : "Reply in my mail program"}
    </a>
  );
}
