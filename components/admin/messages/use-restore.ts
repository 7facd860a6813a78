"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "@/components/ui/toaster";
import { restoreMessages } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { announceFailure } from "../lists/announce-failure";
import { changeData } from "../lists/change-data";
import { refreshNews } from "../shell/news";
import { MESSAGE_WRITES, MESSAGES_KEY, messageQuery } from "./queries";

/**
 * Takes messages out of the trash.
 *
 * @param onDone is called when none of them is left there: they are back, or somebody has deleted them for good.
 */
export function useRestore(onDone?: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: MESSAGE_WRITES,
    mutationFn: restoreMessages,
    onSuccess: ({ restored, failure }) => {
      for (const message of restored)
        changeData<ContactMessage>(client, messageQuery(message._id, true).queryKey, () => message);
      if (restored.length > 0)
        notify(
          "success",
          restored.length === 1 ? "Message restored" : `${restored.length} messages restored`,
        );
      if (failure) notify("error", failure);
      else if (restored.length === 0) notify("error", "This was deleted for good meanwhile.");
      if (!failure) onDone?.();
    },
    onError: (error) => announceFailure(error),
    onSettled: (_result, _error, ids) => {
      refreshNews(client, ids.length);
      client.invalidateQueries({ queryKey: MESSAGES_KEY });
      client.invalidateQueries({ queryKey: ["dashboard"] });
    },
  });
  return { restore: mutate, restoring: isPending };
}
