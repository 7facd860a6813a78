"use client";

import { useQuery } from "@tanstack/react-query";
import { fetchRelated } from "@/lib/client/messages";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDay, formatSince } from "@/lib/shared/format-date";
import { messagesAddress, openMessage } from "./address";

/** Other enquiries for the same day, and of the same person. */
export function RelatedMessages({ message }: { message: ContactMessage }) {
  const { eventDate, email } = message;
  return (
    <>
      <Related title={`Also on ${formatDay(eventDate)}`} by={{ date: eventDate }} message={message} />
      <Related title="From the same address" by={{ email }} message={message} />
    </>
  );
}

interface RelatedProps {
  title: string;
  by: Parameters<typeof fetchRelated>[0];
  message: ContactMessage;
}

function Related({ title, by, message }: RelatedProps) {
  const { data = [] } = useQuery({
    // Fetched again with the lists.
    queryKey: ["message", "related", by],
    queryFn: ({ signal }) => fetchRelated(by, signal),
    meta: { announce: false },
  });
  const others = data.filter(({ _id }) => _id !== message._id);
  if (others.length === 0) return null;
  return (
    <section aria-label={title} className="border-line border-t p-4 sm:p-6">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid">
        {others.map(({ _id, name, eventType, eventDate, status, createdAt }) => (
          <li key={_id}>
            <a
              href={messagesAddress.path({ message: _id })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                openMessage(_id);
              }}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 hover:underline"
            >
              <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                {name}
              </span>
              <span>
                {EVENT_TYPE_NAMES[eventType]}
                {"email" in by && `, ${formatDay(eventDate)}`}
              </span>
              <span className="text-muted text-sm">
                {STATUS_NAMES[status]}, sent {formatSince(createdAt)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
