"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { isGone } from "@/lib/client/http";
import { fetchMessage, sendMessageRead } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import type { MessageList } from "./use-messages";

export interface OpenMessage {
  message: ContactMessage | undefined;
  failure: string | undefined;
  /** Asks again for what failed. */
  retry: () => void;
}

/**
 * The message that the address names: from the list, else asked for. Opening an unread one marks it
 * read, on the server first and then in the list (SPEC section 4).
 *
 * @param onRead is called after that.
 */
export function useOpenMessage(
  id: string | null,
  { shown, failure: listFailure, change }: MessageList,
  onRead: () => void,
): OpenMessage {
  // Kept apart from the list: a search may drop the open message from it.
  const [held, setHeld] = useState<ContactMessage>();
  const [failure, setFailure] = useState<{ id: string; text: string }>();
  const listed = shown?.messages.find(({ _id }) => _id === id);
  if (listed && listed !== held) setHeld(listed);
  const message = held?._id === id ? held : undefined;
  // The list may hold it; without a list it is asked for all the same.
  const listIsAsked = shown === undefined && listFailure === undefined;
  const failed = failure?.id === id;

  useEffect(() => {
    if (!id || message || failed || listIsAsked) return;
    let stale = false;
    fetchMessage(id)
      .then((found) => !stale && setHeld(found))
      .catch((error: Error) => !stale && setFailure({ id, text: error.message }));
    return () => {
      stale = true;
    };
  }, [id, message, failed, listIsAsked]);

  const marked = useRef<string>(undefined);
  const tell = useEffectEvent(onRead);
  const unread = message && !message.read ? message._id : undefined;
  useEffect(() => {
    if (!unread || marked.current === unread) return;
    marked.current = unread;
    const asRead = (one: ContactMessage) => (one._id === unread ? { ...one, read: true } : one);
    sendMessageRead(unread)
      .then(() => {
        change((current) => ({
          ...current,
          messages: current.messages.map(asRead),
          // It stays in the list of the unread until that is asked for again, but it counts no more.
          total: current.filter.read === "false" ? current.total - 1 : current.total,
        }));
        setHeld((current) => current && asRead(current));
        notify("success", "Message marked as read");
        tell();
      })
      .catch((error: unknown) => {
        // Deleted meanwhile: there is nothing left to mark.
        if (!isGone(error)) notify("error", (error as Error).message);
      });
  }, [unread, change]);
  // Opened anew, a message that could not be fetched or marked is tried again.
  useEffect(() => {
    if (id) return;
    marked.current = undefined;
    setFailure(undefined);
  }, [id]);

  return {
    message,
    failure: failed ? failure?.text : undefined,
    retry: () => setFailure(undefined),
  };
}
