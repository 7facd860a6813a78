"use client";

import { ChevronDown } from "lucide-react";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { ContactMessage } from "@/lib/contract/messages";
import type { Thread } from "@/lib/contract/replies";
import { formatDateTime, formatDay } from "@/lib/shared/format-date";
import { MessageLink } from "../messages/message-link";
import { SentReply } from "./sent-reply";

interface ConversationProps {
  /** The open message. */
  message: ContactMessage;
  thread: Thread;
}

/** What was written to and from one address, oldest first. The open message stands above it in full. */
export function Conversation({ message, thread: { entries } }: ConversationProps) {
  if (entries.length < 2) return null;
  return (
    <section aria-label="Conversation" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-sans font-semibold">Conversation</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map((entry) => {
          if (entry.kind === "reply")
            return (
              <li key={entry.reply._id} className="sm:pl-8">
                <SentReply reply={entry.reply} messageId={message._id} />
              </li>
            );
          return (
            <li key={entry.message._id} className="sm:pr-8">
              {entry.message._id === message._id ? (
                <p className="px-4 py-2 text-muted text-sm">
                  The message above, {formatDateTime(message.createdAt)}
                </p>
              ) : (
                <OtherMessage message={entry.message} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Another message of the same address: a line that opens. */
function OtherMessage({
  message: { _id, eventType, eventDate, message, createdAt },
}: {
  message: ContactMessage;
}) {
  return (
    <details className="group rounded-card bg-sunken">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-muted text-sm">{formatDateTime(createdAt)}</span>
          <span className="block truncate group-open:hidden">{message}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 px-4 pb-3">
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message}
        </p>
        <MessageLink
          id={_id}
          className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
        >
          {EVENT_TYPE_NAMES[eventType]}, {formatDay(eventDate)}
        </MessageLink>
      </div>
    </details>
  );
}
