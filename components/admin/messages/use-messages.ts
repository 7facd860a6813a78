"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { isUnauthorized } from "@/lib/client/http";
import { fetchMessages, type MessageFilter, type MessagePage, PAGE_SIZE } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";

/** The most that one call gives. */
const MOST_AT_ONCE = 200;

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
  /** Brings in what changed elsewhere; silent, also when it fails: what is shown stays. */
  refresh: () => void;
  /** Changes the list here, after the server was told. */
  change: (edit: (page: ShownMessages) => ShownMessages) => void;
}

/** The list that matches a filter; an answer that comes after the filter changed is not used. */
export function useMessages({ q, read }: MessageFilter): MessageList {
  const [shown, setShown] = useState<ShownMessages>();
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState<{ text: string; retry: () => void }>();
  const running = useRef<AbortController>(undefined);
  const refreshing = useRef<AbortController>(undefined);

  const load = useCallback(
    async (before?: ShownMessages) => {
      running.current?.abort();
      refreshing.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setLoading(true);
      setFailed(undefined);
      try {
        const page = await fetchMessages({ q, read }, { page: before?.next, signal: controller.signal });
        if (controller.signal.aborted) return;
        const messages = before ? [...before.messages, ...page.messages] : page.messages;
        setShown({ ...page, messages, filter: { q, read } });
      } catch (error) {
        if (controller.signal.aborted || isUnauthorized(error)) return;
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
    return () => {
      running.current?.abort();
      refreshing.current?.abort();
    };
  }, [load]);

  const refresh = async () => {
    if (!shown || loading || failed) return;
    refreshing.current?.abort();
    const controller = new AbortController();
    refreshing.current = controller;
    const limit = Math.min(Math.max(shown.messages.length, PAGE_SIZE), MOST_AT_ONCE);
    try {
      const page = await fetchMessages({ q, read }, { limit, signal: controller.signal });
      if (!controller.signal.aborted) setShown(withNewest(shown, page));
    } catch {}
  };

  const change = useCallback((edit: (page: ShownMessages) => ShownMessages) => {
    // An answer from before the change would undo it.
    refreshing.current?.abort();
    setShown((current) => current && edit(current));
  }, []);

  return {
    shown,
    loading,
    failure: failed?.text,
    retry: () => failed?.retry(),
    loadMore: () => shown?.next && !loading && load(shown),
    refresh,
    change,
  };
}

/** A list whose beginning was asked for again; what was loaded below it stays. */
function withNewest(shown: ShownMessages, page: MessagePage): ShownMessages {
  const last = page.messages.at(-1);
  const isOlder = ({ createdAt, _id }: ContactMessage) =>
    last && (createdAt < last.createdAt || (createdAt === last.createdAt && _id < last._id));
  const older = page.next ? shown.messages.filter(isOlder) : [];
  return {
    ...page,
    messages: [...page.messages, ...older],
    next: older.length > 0 ? shown.next : page.next,
    filter: shown.filter,
  };
}
