"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { isUnauthorized } from "@/lib/client/http";
import { useKeptFresh } from "./use-kept-fresh";

export interface Fetched<Data> {
  /** Undefined until it is there; kept while a refresh fails. */
  data: Data | undefined;
  loading: boolean;
  /** Why it could not be fetched. */
  failure: string | undefined;
  refresh: () => Promise<void>;
  /** Changes what is shown, after the server was told or before. */
  change: (edit: (data: Data) => Data) => void;
}

interface Options {
  /** Says aloud that what was asked for did not come. The same function at each render. */
  announce?: (reason: string) => void;
  /** After how long it is asked for again, while its tab is in sight. */
  everyMs?: number;
}

const showToast = (reason: string) => notify("error", reason);

/**
 * What a screen shows of the server's data, asked for again whenever its tab is looked at: nobody asked for
 * that, so its failure is in {@link Fetched.failure} and says nothing else.
 *
 * @param fetch the same function at each render. It is aborted when its answer would come too late.
 */
export function useFetched<Data>(
  fetch: (signal: AbortSignal) => Promise<Data>,
  { announce = showToast, everyMs }: Options = {},
): Fetched<Data> {
  const [data, setData] = useState<Data>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const load = useCallback(
    async (announceFailure?: (reason: string) => void) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setLoading(true);
      try {
        const fetched = await fetch(controller.signal);
        if (controller.signal.aborted) return;
        setData(fetched);
        setFailure(undefined);
      } catch (error) {
        // The 401 is on its way to the sign-in.
        if (controller.signal.aborted || isUnauthorized(error)) return;
        const reason = (error as Error).message;
        setFailure(reason);
        announceFailure?.(reason);
      }
      running.current = undefined;
      setLoading(false);
    },
    [fetch],
  );
  const refresh = useCallback(() => load(announce), [load, announce]);

  useEffect(() => {
    refresh();
    return () => running.current?.abort();
  }, [refresh]);
  useKeptFresh(load, everyMs);

  const change = (edit: (data: Data) => Data) => {
    setData((current) => (current === undefined ? current : edit(current)));
    // An answer that is on its way was given before the change.
    if (running.current) load();
  };

  return { data, loading, failure, refresh, change };
}
