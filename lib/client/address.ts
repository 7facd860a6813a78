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
  showMoves();
}

/**
 * Gives the URL a new history entry, unless it has this path already. The page follows with {@link showMoves}: "back"
 * finds the entry even before that.
 */
export function pushUnseen(path: string): void {
  if (path !== location.pathname + location.search) history.pushState(null, "", path);
}

/** Draws what the URL says now. */
export function showMoves(): void {
  for (const listener of listeners) listener();
}

const OPENED_HERE = "openedHere";
const keptState = () => (history.state?.[OPENED_HERE] ? { [OPENED_HERE]: true } : null);

/** Opens something over a page with a new history entry, so that "back" closes it. */
export function openAt(path: string): void {
  moveTo(path, "push", { [OPENED_HERE]: true });
}

/** Changes the URL in place. Whatever is open over the page can still be closed with "back". */
export function stayAt(path: string): void {
  moveTo(path, "replace", keptState());
}

/**
 * Closes what is open over a page: goes back, or changes the URL in place if the page was opened at this URL.
 *
 * @param path the URL afterwards. The previous history entry may have an older query, which this corrects.
 * @returns when the URL has changed.
 */
export async function closeTo(path: string): Promise<void> {
  if (!keptState()) return moveTo(path, "replace");
  const gone = new Promise<void>((resolve) => {
    const correct = () => {
      if (location.pathname + location.search !== path) moveTo(path, "replace");
      resolve();
    };
    // Runs before all other listeners.
    addEventListener("popstate", correct, { capture: true, once: true });
  });
  history.back();
  return gone;
}
