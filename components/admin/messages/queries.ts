import { queryOptions } from "@tanstack/react-query";
import { fetchMessage, fetchMessages, type MessageFilter, PAGE_SIZE } from "@/lib/client/messages";
import { type ShownMessages, withNewest } from "./pages";

/** The API's limit for one request. */
const MAX_PAGE_SIZE = 200;

/** The key prefix shared by the lists of all filters. */
export const MESSAGES_KEY = ["messages"];

/** The messages that match a filter. A refresh keeps older messages that were already loaded. */
export const messagesQuery = ({ q, read }: MessageFilter) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, { q, read }],
    queryFn: async ({ client, queryKey, signal }): Promise<ShownMessages> => {
      const filter = { q, read };
      const shown = () => client.getQueryData<ShownMessages>(queryKey);
      const limit = Math.min(Math.max(shown()?.messages.length ?? 0, PAGE_SIZE), MAX_PAGE_SIZE);
      const page = await fetchMessages(filter, { limit, signal });
      const before = shown();
      return before ? withNewest(before, page) : { ...page, filter };
    },
  });

/** One message that is not in the list. Don't toast; the pane shows the error. Once loaded, it is never refetched automatically. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ["message", id],
    queryFn: () => fetchMessage(id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { announce: false },
  });
