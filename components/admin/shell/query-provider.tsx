"use client";

import {
  focusManager,
  notifyManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { announceFailure } from "../lists/announce-failure";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The toast for a failed fetch, in place of the error's own message; false for no toast. */
      announce?: string | false;
    };
  }
}

/** Returning to a tab fires two events, visibilitychange and focus; within this time they count as one. */
const RETURN_WINDOW_MS = 300;

// Notify before the browser paints: otherwise a dropped item flashes at its old position.
notifyManager.setScheduler(queueMicrotask);

/** Caches the server's data for the whole console. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  useEffect(() => focusManager.setEventListener(listenForReturn), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // Toast only when the first fetch fails. A failed automatic refresh shows its error in the page only.
      onError: (error, { meta, state }) => {
        const isFirst = state.data === undefined && state.errorUpdateCount === 1;
        if (isFirst && meta?.announce !== false) announceFailure(error, meta?.announce);
      },
    }),
    defaultOptions: {
      queries: {
        // The admin retries with "Try again".
        retry: false,
        // Offline, fail at once so that the screen can say so, rather than wait silently.
        networkMode: "always",
        // Opening a screen always fetches fresh data.
        gcTime: 0,
        // Rerender on each response, to update relative times such as "5 minutes ago".
        structuralSharing: false,
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** Reports that the user returned to the tab. TanStack Query's own listener ignores the focus event. */
function listenForReturn(onReturn: () => void): () => void {
  let last = 0;
  const report = ({ timeStamp }: Event) => {
    if (document.visibilityState !== "visible" || timeStamp - last < RETURN_WINDOW_MS) return;
    last = timeStamp;
    onReturn();
  };
  addEventListener("focus", report);
  document.addEventListener("visibilitychange", report);
  return () => {
    removeEventListener("focus", report);
    document.removeEventListener("visibilitychange", report);
  };
}
