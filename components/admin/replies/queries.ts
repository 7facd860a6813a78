import { queryOptions } from "@tanstack/react-query";
import { fetchOutOfOffice } from "@/lib/client/out-of-office";
import { fetchThread } from "@/lib/client/replies";
import { fetchTemplates } from "@/lib/client/templates";
import { untilNews } from "../messages/mails-query";

/** What was written to and from the address of a message. Fetched again with the message, and while a mail is on its way. */
export const threadQuery = (messageId: string) =>
  queryOptions({
    queryKey: ["message", "thread", messageId],
    queryFn: ({ signal }) => fetchThread(messageId, signal),
    refetchInterval: ({ state }) =>
      untilNews(
        (state.data?.entries ?? []).flatMap((entry) =>
          entry.kind === "reply" && entry.reply.mail ? [entry.reply.mail] : [],
        ),
      ),
    meta: { announce: false },
  });

/** The days out of office. */
export const outOfOfficeQuery = queryOptions({
  queryKey: ["out-of-office"],
  queryFn: ({ signal }) => fetchOutOfOffice(signal),
  meta: { announce: false },
});

/** The templates for replies. */
export const templatesQuery = queryOptions({
  queryKey: ["templates"],
  queryFn: ({ signal }) => fetchTemplates(signal),
});
