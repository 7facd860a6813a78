"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeMessage } from "@/lib/client/messages";
import type { ContactMessage, MessageChange } from "@/lib/contract/messages";
import { announceFailure } from "../lists/announce-failure";
import { changeData } from "../lists/change-data";
import { refreshNews } from "../shell/news";
import { type ShownMessages, withChanged } from "./pages";
import { MESSAGE_WRITES, MESSAGES_KEY, messageQuery } from "./queries";

/** Changes what the owner keeps about a message: first on the server, then wherever it is shown. */
export function useChangeMessage(id: string) {
  const client = useQueryClient();
  const { mutate, isPending, isError, submittedAt } = useMutation({
    scope: MESSAGE_WRITES,
    mutationFn: (change: MessageChange) => changeMessage(id, change),
    onSuccess: (changed) => {
      changeData<ShownMessages>(client, MESSAGES_KEY, (shown) => withChanged(shown, changed));
      changeData<ContactMessage>(client, messageQuery(id, true).queryKey, () => changed);
      client.invalidateQueries({ queryKey: ["dashboard"] });
      refreshNews(client);
    },
    onError: (error) => announceFailure(error),
  });
  return { change: mutate, changing: isPending, failedAt: isError ? submittedAt : undefined };
}
