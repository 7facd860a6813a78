import { queryOptions } from "@tanstack/react-query";
import { fetchPushState } from "@/lib/client/push";
import { ownSubscription } from "@/lib/client/this-browser";

/** The admin's devices. The page says itself when they can't be loaded. */
export const pushQuery = queryOptions({
  queryKey: ["push", "devices"],
  queryFn: ({ signal }) => fetchPushState(signal),
  meta: { announce: false },
});

/** Where this browser is told; null when it is not. */
export const thisBrowserQuery = queryOptions({
  queryKey: ["push", "this browser"],
  queryFn: async () => (await ownSubscription())?.endpoint ?? null,
  meta: { announce: false },
});

/** Everything about notices on devices. */
export const PUSH_KEY = ["push"];
