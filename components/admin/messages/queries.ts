import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { fetchMessage, fetchMessages, type MessageFilter, PAGE_SIZE } from "@/lib/client/messages";
import { refreshNews } from "../shell/news";
import { type ShownMessages, withNewest } from "./pages";

/** The API's limit for one request. */
export const MAX_PAGE_SIZE = 200;

/** The key prefix shared by the lists of all filters. */
export const MESSAGES_KEY = ["messages"];

/**
 * The scope of all mutations that write messages: each waits for the one before. So what the owner did last is also the last
 * that the server hears, such as "unread" after "read" when the message opened.
 */
export const MESSAGE_WRITES = { id: "messages" };

/** The messages that match a filter. A refresh keeps older messages that were already loaded. */
export const messagesQuery = ({ q, read, show, type, order }: MessageFilter) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, { q, read, show, type, order }],
    queryFn: async ({ client, queryKey, signal }): Promise<ShownMessages> => {
      const filter = { q, read, show, type, order };
      const shown = () => client.getQueryData<ShownMessages>(queryKey);
      const limit = Math.min(Math.max(shown()?.messages.length ?? 0, PAGE_SIZE), MAX_PAGE_SIZE);
      const page = await fetchMessages(filter, { limit, signal });
      const before = shown();
      return before ? withNewest(before, page) : { ...page, filter };
    },
  });

/**
 * One message. Don't toast; the pane shows the error.
 *
 * @param hasTrash whether a deleted message is in the trash. Without one, a message that was loaded is not fetched again: the
 * backend may have to read all messages to find it.
 */
export const messageQuery = (id: string, hasTrash: boolean) =>
  queryOptions({
    queryKey: ["message", id],
    queryFn: () => fetchMessage(id, { trash: hasTrash }),
    staleTime: hasTrash ? 0 : Number.POSITIVE_INFINITY,
    meta: { announce: false },
  });

/** Fetches everything that shows messages again, after this tab has changed some. */
export function refreshMessages(client: QueryClient): void {
  refreshNews(client);
  for (const queryKey of [MESSAGES_KEY, ["message"], ["dashboard"]]) client.invalidateQueries({ queryKey });
}
