"use client";

import { useQueryClient } from "@tanstack/react-query";
import { MAIN_ID } from "@/components/ui/skip-link";
import { removeMessages } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { changeData } from "../lists/change-data";
import { focusFirst } from "../lists/focus";
import { useDelete } from "../lists/use-delete";
import { useFocusOnReturn } from "../lists/use-focus-on-return";
import { useFeature } from "../shell/features";
import { refreshNews } from "../shell/news";
import { closeMessage, messagesAddress } from "./address";
import { rowId } from "./message-rows";
import { type ShownMessages, withoutMessages } from "./pages";
import { MESSAGE_WRITES, MESSAGES_KEY } from "./queries";

/** What a question says about the way back. */
const ways = (isFinal: boolean) =>
  isFinal ? "This can't be undone." : "You can restore it from the trash for 30 days.";

interface DeleteMessagesOptions {
  /** The id of the open message, or "". */
  open: string;
  messages: ContactMessage[];
  /** Called with the ids that are no longer in the list, and those of them that can be restored. */
  onGone: (ids: string[], restorable: string[]) => void;
}

/**
 * Deletes messages from the list, or the open one: to the trash, and what is there already for good. When the open one closes, the focus
 * returns to the list.
 */
export function useDeleteMessages({ open, messages, onGone }: DeleteMessagesOptions) {
  const client = useQueryClient();
  const returnTo = useFocusOnReturn(open, { rowId, fallback: MAIN_ID });
  const hasTrash = useFeature("statuses");
  // Each message says where it is: the list may still show another part of the inbox than the URL.
  const isFinal = ({ trashedAt }: ContactMessage) => !hasTrash || trashedAt !== undefined;
  return useDelete({
    rows: messages,
    question: (rows) => {
      const way = ways(rows.some(isFinal));
      return rows.length === 1
        ? `Delete the message from ${rows[0]?.name}? ${way}`
        : `Delete ${rows.length} messages? ${way.replace(" it ", " them ")}`;
    },
    call: removeMessages,
    scope: MESSAGE_WRITES,
    success: (count) => (count === 1 ? "Message deleted successfully" : `${count} messages deleted`),
    change: (gone, deleted) => {
      changeData<ShownMessages>(client, MESSAGES_KEY, (shown) => withoutMessages(shown, gone));
      refreshNews(client, gone.length);
      onGone(
        gone,
        deleted.filter((message) => !isFinal(message)).map(({ _id }) => _id),
      );
    },
    focus: (next, gone) => {
      if (gone.includes(messagesAddress.values().message)) {
        returnTo(next?._id);
        closeMessage();
      } else focusFirst(next && rowId(next._id), MAIN_ID);
    },
  });
}
