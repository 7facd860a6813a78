"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/**
 * The query of the current URL, such as `?filter=dj`; empty on the server.
 *
 * Reads `location` directly: Next's `useSearchParams` makes a pre-rendered page wait for
 * the browser, and it misses a `pushState` after going back (seen in 16.4.6).
 */
export function useLocationSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/** Changes the URL without leaving the page, with a new history entry or in place. */
export function moveTo(path: string, step: "push" | "replace", state: object | null = null): void {
  history[`${step}State`](state, "", path);
  for (const listener of listeners) listener();
}
