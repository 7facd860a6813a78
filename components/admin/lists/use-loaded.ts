"use client";

import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { isUnauthorized } from "@/lib/client/http";
import { announceFailure } from "./announce-failure";

export interface Loaded<Data> {
  /** Undefined until loaded. Kept when a refresh fails. */
  data: Data | undefined;
  /** Whether a fetch is in progress, the first one or a refresh. */
  loading: boolean;
  /** Why the latest fetch failed, to show in the page. */
  failure: string | undefined;
  /** Fetches again at the user's request, so a failure also shows a toast. */
  refresh: () => Promise<void>;
}

/** A query in the shape that screens need. A 401 is not a failure, because it redirects to the sign-in. */
export function useLoaded<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Loaded<Data> {
  const { data, error, isFetching, refetch } = useQuery(options);
  const refresh = async () => {
    const { error: failed } = await refetch();
    if (failed && options.meta?.announce !== false) announceFailure(failed, options.meta?.announce);
  };
  return {
    data,
    loading: isFetching,
    failure: error && !isUnauthorized(error) ? error.message : undefined,
    refresh,
  };
}
