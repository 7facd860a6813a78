"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { notify } from "@/components/ui/toaster";
import { isGone } from "@/lib/client/http";
import { sendMessageRead } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { announceFailure } from "../lists/announce-failure";
import { changeData } from "../lists/change-data";
import { LoadFailure } from "../lists/load-failure";
import { type Loaded, useLoaded } from "../lists/use-loaded";
import { PersonLink } from "../person/person-link";
import { useFeature } from "../shell/features";
import { refreshNews } from "../shell/news";
import { closeMessage } from "./address";
import { BackButton, MessageDetail } from "./message-detail";
import { MessageNotes } from "./message-notes";
import { type ShownMessages, withRead } from "./pages";
import { MESSAGE_WRITES, MESSAGES_KEY, messageQuery } from "./queries";
import { RelatedMessages } from "./related-messages";
import { useChangeMessage } from "./use-change-message";

interface OpenMessageProps {
  id: string;
  list: Loaded<ShownMessages>;
  /** Whether the list shows the trash, where "Delete" is for good. */
  inTrash: boolean;
  deleting: boolean;
  onDelete: (message: ContactMessage) => void;
}

/** The message the URL points at, from the list or else fetched. Opening an unread message marks it as read. */
export function OpenMessage({ id, list, inTrash, deleting, onDelete }: OpenMessageProps) {
  const hasTrash = useFeature("statuses");
  const hasNotes = useFeature("notes");
  const listed = list.data?.messages.find(({ _id }) => _id === id);
  const { data, failure, refresh } = useLoaded({
    ...messageQuery(id, hasTrash),
    // Wait for the list, which may contain it. If the list fails, fetch the message anyway.
    enabled: list.data !== undefined || list.failure !== undefined,
    // Keeps the message open when a search or a deletion elsewhere removes it from the list.
    ...(listed && { initialData: listed }),
  });
  // What was fetched is newer than the list.
  const message = hasTrash ? (data ?? listed) : (listed ?? data);
  useMarkRead(message);
  const { change } = useChangeMessage(id);

  if (message) {
    return (
      <>
        <MessageDetail
          message={message}
          deleting={deleting}
          onBack={closeMessage}
          onDelete={message.trashedAt && !inTrash ? undefined : () => onDelete(message)}
          // Closed first: what is open counts as read.
          onUnread={() => {
            closeMessage();
            change({ read: false });
          }}
        />
        {hasNotes && !message.trashedAt && <MessageNotes key={message._id} messageId={message._id} />}
        {hasTrash && !message.trashedAt && <RelatedMessages message={message} />}
        <PersonLink messageId={message._id} />
      </>
    );
  }
  if (!failure) return <p className="grid min-h-64 place-items-center p-6 text-muted">Loading...</p>;
  return (
    <div className="grid justify-items-start gap-4 p-4 sm:p-6">
      <BackButton onBack={closeMessage} />
      <LoadFailure reason={failure} onRetry={refresh} />
    </div>
  );
}

/**
 * Marks an unread message as read, first on the server, then in the cache: once, when it opens. So one that somebody marks as
 * unread while it is open here stays unread.
 */
function useMarkRead(message: ContactMessage | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: MESSAGE_WRITES,
    mutationFn: ({ _id }: ContactMessage) => sendMessageRead(_id),
    onSuccess: (_, sent) => {
      changeData<ShownMessages>(client, MESSAGES_KEY, (shown) => withRead(shown, sent._id));
      changeData<ContactMessage>(client, messageQuery(sent._id, true).queryKey, (current) => ({
        ...current,
        read: true,
      }));
      notify("success", "Message marked as read");
      refreshNews(client);
    },
    // If it was deleted in the meantime, there is nothing to mark.
    onError: (error) => !isGone(error) && announceFailure(error),
  });
  const isOpened = useRef(false);
  useEffect(() => {
    if (!message || message.trashedAt || isOpened.current) return;
    isOpened.current = true;
    if (!message.read) mutate(message);
  }, [message, mutate]);
}
