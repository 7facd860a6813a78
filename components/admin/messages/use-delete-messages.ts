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
import { MESSAGES_KEY } from "./queries";

/** What a question says about the way back. */
const ways = (isFinal: boolean) =>
  isFinal ? "This can't be undone." : "You can restore it from the trash for 30 days.";

interface DeleteMessagesOptions {
  /** The id of the open message, or "". */
  open: string;
  messages: ContactMessage[];
  /** Whether the messages are in the trash. */
  inTrash: boolean;
  /** Called with the ids that are no longer in the list. */
  onGone: (ids: string[]) => void;
}

/**
 * Deletes messages from the list, or the open one: to the trash, and from there for good. When the open one closes, the focus
 * returns to the list.
 */
export function useDeleteMessages({ open, messages, inTrash, onGone }: DeleteMessagesOptions) {
  const client = useQueryClient();
  const returnTo = useFocusOnReturn(open, { rowId, fallback: MAIN_ID });
  const isFinal = !useFeature("statuses") || inTrash;
  return useDelete({
    rows: messages,
    question: ([first, ...others]) =>
      others.length === 0
        ? `Delete the message from ${first?.name}? ${ways(isFinal)}`
        : `Delete ${others.length + 1} messages? ${ways(isFinal).replace(" it ", " them ")}`,
    call: (ids) => removeMessages(ids, { forever: inTrash }),
    success: (count) => (count === 1 ? "Message deleted successfully" : `${count} messages deleted`),
    change: (gone) => {
      changeData<ShownMessages>(client, MESSAGES_KEY, (shown) => withoutMessages(shown, gone));
      refreshNews(client, gone.length);
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
