"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { restoreMessage } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatAgo } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { useAdmin } from "../shell/admin-provider";
import { refreshNews } from "../shell/news";
import { MESSAGES_KEY, messageQuery } from "./queries";

/** Takes messages out of the trash. @param onRestored is called when all of them are back. */
export function useRestore(onRestored?: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[]) => Promise.all(ids.map(restoreMessage)),
    onSuccess: (messages) => {
      for (const message of messages) client.setQueryData(messageQuery(message._id, true).queryKey, message);
      notify("success", messages.length === 1 ? "Message restored" : `${messages.length} messages restored`);
      onRestored?.();
    },
    onError: (error) => announceFailure(error),
    onSettled: (_data, _error, ids) => {
      refreshNews(client, ids.length);
      client.invalidateQueries({ queryKey: MESSAGES_KEY });
      client.invalidateQueries({ queryKey: ["dashboard"] });
    },
  });
  return { restore: mutate, restoring: isPending };
}

/** Says who deleted the open message, and takes it back. */
export function TrashedNote({ message: { _id, trashedAt, trashedBy } }: { message: ContactMessage }) {
  const { name } = useAdmin();
  const { restore, restoring } = useRestore();
  const who = trashedBy === name ? "You" : (trashedBy ?? "Somebody");
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3"
    >
      <p>
        {who} deleted this {formatAgo(trashedAt ?? "")}. It stays in the trash for 30 days.
      </p>
      <button
        type="button"
        onClick={() => !restoring && restore([_id])}
        aria-disabled={restoring}
        className={buttonClass("quiet")}
      >
        <ArchiveRestore aria-hidden="true" className="size-5" />
        {restoring ? "Restoring..." : "Restore"}
      </button>
    </div>
  );
}
