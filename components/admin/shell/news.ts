"use client";

import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { countUnread, fetchChanges } from "@/lib/client/messages";
import { useFeature } from "./features";
import { type News, newsAfter } from "./news-after";

const NEWS_KEY = ["news"];

/** A failed fetch keeps the previous news. @param hasStatuses whether the backend tells what has changed. */
const newsQuery = (hasStatuses: boolean) =>
  queryOptions({
    queryKey: NEWS_KEY,
    queryFn: async ({ client, signal }): Promise<News> => {
      if (!hasStatuses) return { unread: await countUnread(signal) };
      const changes = await fetchChanges(newsOf(client)?.revision, signal);
      return newsAfter(newsOf(client), changes);
    },
    meta: { announce: false },
  });

const newsOf = (client: QueryClient) => client.getQueryData<News>(NEWS_KEY);

/** The news that `UnreadTitle` polls; undefined until loaded. */
export const useNews = (): News | undefined =>
  useQuery({ ...newsQuery(useFeature("statuses")), enabled: false }).data;

/** Fetches the news again and again. @param options.interval in milliseconds. */
export const usePolledNews = (options: { enabled: boolean; interval: number }): News | undefined =>
  useQuery({
    ...newsQuery(useFeature("statuses")),
    enabled: options.enabled,
    refetchInterval: options.interval,
  }).data;

/** Fetches the news after changes of this tab, which the screens show already. @param changes how many calls were made. */
export function refreshNews(client: QueryClient, changes = 1): void {
  client.setQueryData<News>(
    NEWS_KEY,
    (news) => news && { ...news, ownChanges: (news.ownChanges ?? 0) + changes, isForeign: false },
  );
  client.invalidateQueries({ queryKey: NEWS_KEY });
}
