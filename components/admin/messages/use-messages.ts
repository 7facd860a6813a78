"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { listMessages, type MessageFilter, type MessagePage } from "@/lib/client/messages";

/** What is shown, and the filter that it belongs to. */
export interface ShownMessages extends MessagePage {
  filter: MessageFilter;
}

export interface MessageList {
  /** Undefined until the first page is there; of another filter while the next one is on its way. */
  shown: ShownMessages | undefined;
  loading: boolean;
  failure: string | undefined;
  /** Does again what failed. */
  retry: () => void;
  loadMore: () => void;
  /** Changes the list here, after the server was told. */
  change: (edit: (page: ShownMessages) => ShownMessages) => void;
}

/** The list that matches a filter; an answer that comes after the filter changed is not used. */
export function useMessages({ q, read }: MessageFilter): MessageList {
  const [shown, setShown] = useState<ShownMessages>();
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState<{ text: string; retry: () => void }>();
  const running = useRef<AbortController>(undefined);

  const load = useCallback(
    async (before?: ShownMessages) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setLoading(true);
      setFailed(undefined);
      try {
        const page = await listMessages({ q, read }, { page: before?.next, signal: controller.signal });
        if (controller.signal.aborted) return;
        const messages = before ? [...before.messages, ...page.messages] : page.messages;
        setShown({ ...page, messages, filter: { q, read } });
      } catch (error) {
        if (controller.signal.aborted) return;
        const text = (error as Error).message;
        setFailed({ text, retry: () => load(before) });
        notify("error", text);
      }
      setLoading(false);
    },
    [q, read],
  );

  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  const change = useCallback((edit: (page: ShownMessages) => ShownMessages) => {
    setShown((current) => current && edit(current));
  }, []);

  return {
    shown,
    loading,
    failure: failed?.text,
    retry: () => failed?.retry(),
    loadMore: () => shown && load(shown),
    change,
  };
}
