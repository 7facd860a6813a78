"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { fetchRelated } from "@/lib/client/messages";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDay, formatSince } from "@/lib/shared/format-date";
import { threadQuery } from "../replies/queries";
import { useFeature } from "../shell/features";
import { messagesAddress, NO_FILTER } from "./address";
import { MessageLink } from "./message-link";

/** Other enquiries for the same day, and of the same person unless the conversation shows them. */
export function RelatedMessages({ message }: { message: ContactMessage }) {
  const { eventDate, email } = message;
  const hasReplies = useFeature("replies") && message.status !== "spam";
  const { isError } = useQuery({ ...threadQuery(message._id), enabled: hasReplies });
  const hasConversation = hasReplies && !isError;
  return (
    <>
      <Related about={`for ${formatDay(eventDate)}`} by={{ date: eventDate }} message={message} />
      {!hasConversation && <Related about="from the same address" by={{ email }} message={message} />}
    </>
  );
}

interface RelatedProps {
  /** What they have in common, after "2 other enquiries". */
  about: string;
  by: Parameters<typeof fetchRelated>[0];
  message: ContactMessage;
}

/** How many others there are, and when it is pressed, which. */
function Related({ about, by, message }: RelatedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { data } = useQuery({
    // Fetched again with the message.
    queryKey: ["message", "related", by],
    queryFn: ({ signal }) => fetchRelated(by, signal),
    meta: { announce: false },
  });
  if (!data) return null;
  const others = data.messages.filter(({ _id }) => _id !== message._id);
  // Spam is not counted, not even when it is open.
  const total = data.total - (message.status === "spam" ? 0 : 1);
  if (total < 1) return null;
  const count = `${total.toLocaleString("en-US")} other ${total === 1 ? "enquiry" : "enquiries"}`;
  return (
    <section aria-label={`Others ${about}`} className="border-line border-t px-4 py-2 sm:px-6">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold hover:text-accent"
      >
        {count} {about}
        <ChevronDown aria-hidden="true" className={clsx("size-5 shrink-0", isOpen && "rotate-180")} />
      </button>
      <ul id={id} className="grid">
        {isOpen && others.map((other) => <Other key={other._id} message={other} withDate={"email" in by} />)}
      </ul>
      {isOpen && others.length < total && (
        <button
          type="button"
          onClick={() =>
            messagesAddress.change({ ...NO_FILTER, q: "email" in by ? by.email : by.date, message: "" })
          }
          className={`${buttonClass("bare")} -ml-3 px-3`}
        >
          These are the newest. Show all in the list
        </button>
      )}
    </section>
  );
}

function Other({ message, withDate }: { message: ContactMessage; withDate: boolean }) {
  const { _id, name, eventType, eventDate, status, createdAt } = message;
  return (
    <li>
      <MessageLink id={_id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 hover:underline">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {name}
        </span>
        <span>
          {EVENT_TYPE_NAMES[eventType]}
          {withDate && `, ${formatDay(eventDate)}`}
        </span>
        <span className="text-muted text-sm">
          {STATUS_NAMES[status]}, sent {formatSince(createdAt)}
        </span>
      </MessageLink>
    </li>
  );
}
