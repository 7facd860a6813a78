"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { useRefreshOnFocus } from "./use-refresh-on-focus";

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

/**
 * What a screen shows of the server's data, asked for again whenever its tab is looked at.
 *
 * @param fetch the same function at each render. It is aborted when its answer would come too late.
 */
export function useFetched<Data>(fetch: (signal: AbortSignal) => Promise<Data>): Fetched<Data> {
  const [data, setData] = useState<Data>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const refresh = useCallback(async () => {
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
      if (controller.signal.aborted) return;
      const text = (error as Error).message;
      setFailure(text);
      notify("error", text);
    }
    setLoading(false);
  }, [fetch]);

  useEffect(() => {
    refresh();
    return () => running.current?.abort();
  }, [refresh]);
  useRefreshOnFocus(refresh);

  const change = (edit: (data: Data) => Data) => {
    // An answer that is on its way was given before the change.
    running.current?.abort();
    setLoading(false);
    setData((current) => (current === undefined ? current : edit(current)));
  };

  return { data, loading, failure, refresh, change };
}
