"use client";

import { useSearchParams } from "next/navigation";
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
 * The query of the address bar, such as `?filter=dj`; empty on the server.
 *
 * Read from the address bar itself: Next's `useSearchParams` makes a page that is rendered ahead wait for
 * the browser, and it misses a `pushState` that follows a step back (seen on 16.4.6).
 */
export function useLocationSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
}

/** {@link useLocationSearch} on a screen that Next's own links lead to as well, with another query. */
export function useNavigatedSearch(): string {
  useSearchParams();
  return useLocationSearch();
}

/** Changes the address bar without leaving the page: as a step of the history, or in place. */
export function moveTo(path: string, step: "push" | "replace", state: object | null = null): void {
  history[`${step}State`](state, "", path);
  for (const listener of listeners) listener();
}

const OPENED_HERE = "openedHere";
const keptState = () => (history.state?.[OPENED_HERE] ? { [OPENED_HERE]: true } : null);

/** Opens something over a screen: as a step of the history, so that "back" closes it. */
export function openAt(path: string): void {
  moveTo(path, "push", { [OPENED_HERE]: true });
}

/** Changes the address in place; what is open over the screen can be closed as before. */
export function stayAt(path: string): void {
  moveTo(path, "replace", keptState());
}

/**
 * Closes what is open over a screen: back to the step before, or in place when the page began with it.
 *
 * @param path where that leads: what was searched for meanwhile stays, the step before may not know of it.
 */
export function closeTo(path: string): void {
  if (!keptState()) {
    moveTo(path, "replace");
    return;
  }
  const correct = () => {
    if (location.pathname + location.search !== path) moveTo(path, "replace");
  };
  // Before anybody else hears of the step.
  addEventListener("popstate", correct, { capture: true, once: true });
  history.back();
}
