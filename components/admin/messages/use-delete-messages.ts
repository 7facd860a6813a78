"use client";

import { useQueryClient } from "@tanstack/react-query";
import { MAIN_ID } from "@/components/ui/skip-link";
import { removeMessages } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { changeData } from "../lists/change-data";
import { focusFirst } from "../lists/focus";
import { useDelete } from "../lists/use-delete";
import { useFocusOnReturn } from "../lists/use-focus-on-return";
import { unreadQuery } from "../shell/unread";
import { closeMessage, messagesAddress } from "./address";
import { rowId } from "./message-rows";
import { type ShownMessages, withoutMessages } from "./pages";
import { MESSAGES_KEY } from "./queries";

/**
 * Deletes messages from the list, or the open one. When the open one closes, the focus returns to the list.
 *
 * @param open the id of the open message, or "". @param onGone is called with the ids that no longer exist.
 */
export function useDeleteMessages(open: string, messages: ContactMessage[], onGone: (ids: string[]) => void) {
  const client = useQueryClient();
  const returnTo = useFocusOnReturn(open, { rowId, fallback: MAIN_ID });
  return useDelete({
    rows: messages,
    question: ([first, ...others]) =>
      others.length === 0
        ? `Delete the message from ${first?.name}? This can't be undone.`
        : `Delete ${others.length + 1} messages? This can't be undone.`,
    call: removeMessages,
    success: (count) => (count === 1 ? "Message deleted successfully" : `${count} messages deleted`),
    change: (gone) => {
      changeData<ShownMessages>(client, MESSAGES_KEY, (shown) => withoutMessages(shown, gone));
      client.invalidateQueries(unreadQuery);
      onGone(gone);
    },
    focus: (next, gone) => {
      if (gone.includes(messagesAddress.values().message)) {
        returnTo(next?._id);
        closeMessage();
      } else focusFirst(next && rowId(next._id), MAIN_ID);
    },
  });
}
