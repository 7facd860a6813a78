import { queryOptions } from "@tanstack/react-query";
import { fetchPushState } from "@/lib/client/push";
import { ownSubscription } from "@/lib/client/this-browser";

/** The admin's devices. The page says itself when they can't be loaded. */
export const pushQuery = queryOptions({
  queryKey: ["push", "devices"],
  queryFn: ({ signal }) => fetchPushState(signal),
  meta: { announce: false },
});

/** The endpoint of this browser's subscription; null without one, also where browsers have none. */
export const thisBrowserQuery = queryOptions({
  queryKey: ["push", "this browser"],
  queryFn: async () => (await ownSubscription().catch(() => undefined))?.endpoint ?? null,
  meta: { announce: false },
});

/** The key of all queries here. */
export const PUSH_KEY = ["push"];
