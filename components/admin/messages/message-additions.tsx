"use client";

import { queryOptions } from "@tanstack/react-query";
import { fetchAdditions } from "@/lib/client/additions";
import { formatDateTime } from "@/lib/shared/format-date";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";

/** Fetched again with the message. */
const additionsQuery = (messageId: string) =>
  queryOptions({
    queryKey: ["message", "additions", messageId],
    queryFn: ({ signal }) => fetchAdditions(messageId, signal),
    meta: { announce: false },
  });

/** What the sender of a message has added to it on its private page, oldest first. */
export function MessageAdditions({ messageId }: { messageId: string }) {
  const { data = [], failure, refresh } = useLoaded(additionsQuery(messageId));
  // What was loaded before stays.
  if (failure && data.length === 0)
    return <LoadFailure title="Could not load what the sender added" reason={failure} onRetry={refresh} />;
  if (data.length === 0) return null;
  return (
    <section aria-label="Added later" className="grid gap-3">
      <h3 className="font-sans font-semibold">Added later</h3>
      <ul className="grid gap-4">
        {data.map(({ _id, text, createdAt }) => (
          <li key={_id} className="grid gap-1 border-accent border-l-2 pl-4">
            <p
              dir="auto"
              className="max-w-prose whitespace-pre-wrap text-lg leading-relaxed [overflow-wrap:anywhere]"
            >
              {text}
            </p>
            <p className="text-muted text-sm">{formatDateTime(createdAt)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
