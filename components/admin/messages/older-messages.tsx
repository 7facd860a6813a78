"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { isUnauthorized } from "@/lib/client/http";
import { fetchMessages, PAGE_SIZE } from "@/lib/client/messages";
import { announceFailure } from "../lists/announce-failure";
import { LoadFailure } from "../lists/load-failure";
import { type ShownMessages, withOlder } from "./pages";
import { messagesQuery } from "./queries";

interface OlderMessagesProps {
  shown: ShownMessages;
  /** Whether a new filter's list is loading. */
  busy: boolean;
}

/** Loads the next page into the list. Give it a new key for each filter, so that its state starts over. */
export function OlderMessages({ shown, busy }: OlderMessagesProps) {
  const client = useQueryClient();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (page: string) => {
      running.current = new AbortController();
      return fetchMessages(shown.filter, { page, signal: running.current.signal });
    },
    onSuccess: (page) =>
      client.setQueryData(
        messagesQuery(shown.filter).queryKey,
        (current) => current && withOlder(current, page),
      ),
    onError: (failed) => announceFailure(failed),
  });
  const isLoading = busy || isPending;
  const what = shown.filter.order === "event" ? "more" : "older";

  if (error && variables && !isUnauthorized(error)) {
    return (
      <div className="p-4">
        <LoadFailure reason={error.message} onRetry={() => mutate(variables)} />
      </div>
    );
  }
  if (!shown.next && shown.messages.length <= PAGE_SIZE) return null;
  return (
    <div className="grid p-4">
      {/* Stays after the last page, because it has the focus. */}
      <button
        type="button"
        onClick={() => !isLoading && shown.next && mutate(shown.next)}
        aria-disabled={isLoading || !shown.next}
        className={buttonClass("quiet")}
      >
        {isLoading ? "Loading..." : `${shown.next ? "Show" : "No"} ${what} messages`}
      </button>
    </div>
  );
}
