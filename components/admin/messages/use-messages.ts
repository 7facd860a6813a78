"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { listMessages, type MessageFilter, type MessagePage } from "@/lib/client/messages";

export interface MessageList {
  /** Undefined until the first page is there. */
  page: MessagePage | undefined;
  /** A newer page than the one shown is on its way. */
  loading: boolean;
  failure: string | undefined;
  /** Begins anew, at the newest message. */
  reload: () => void;
  loadMore: () => void;
  /** Changes the list here, after the server was told. */
  change: (edit: (page: MessagePage) => MessagePage) => void;
}

/** The list that matches a filter; an answer that comes after the filter changed is not used. */
export function useMessages({ q, read }: MessageFilter): MessageList {
  const [page, setPage] = useState<MessagePage>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const load = useCallback(
    async (before?: MessagePage) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setLoading(true);
      setFailure(undefined);
      try {
        const loaded = await listMessages({ q, read }, { page: before?.next, signal: controller.signal });
        if (controller.signal.aborted) return;
        setPage(before ? { ...loaded, messages: [...before.messages, ...loaded.messages] } : loaded);
        setLoading(false);
      } catch (error) {
        if (controller.signal.aborted) return;
        const text = (error as Error).message;
        setFailure(text);
        setLoading(false);
        notify("error", text);
      }
    },
    [q, read],
  );

  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  return {
    page,
    loading,
    failure,
    reload: () => load(),
    loadMore: () => page && load(page),
    change: (edit) => setPage((current) => current && edit(current)),
  };
}
