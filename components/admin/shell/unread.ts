"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { countUnread } from "@/lib/client/messages";

/** The number of unread messages. A failed fetch keeps the previous number. */
export const unreadQuery = queryOptions({
  queryKey: ["unread"],
  queryFn: ({ signal }) => countUnread(signal),
  meta: { announce: false },
});

/** The number of unread messages; undefined until loaded. `UnreadTitle` polls it. */
export function useUnread(): number | undefined {
  return useQuery({ ...unreadQuery, enabled: false }).data;
}
