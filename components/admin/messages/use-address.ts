"use client";

import { useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import type { MessageFilter } from "@/lib/client/messages";

export interface MessagesAddress {
  filter: MessageFilter;
  /** The id of the message that is open, or null. */
  selected: string | null;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

function moved(): void {
  for (const listener of listeners) listener();
}

/**
 * What the address bar says: the search, the read filter and the open message.
 *
 * Read from the address bar itself: Next's `useSearchParams` misses a `pushState` that follows a step
 * back (seen on 16.4.6), and follows the others only in a transition. It still tells of Next's own
 * navigations, such as a click on "Messages" in the sidebar.
 */
export function useMessagesAddress(): MessagesAddress {
  useSearchParams();
  const parameters = new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));
  const read = parameters.get("read");
  return {
    filter: { q: parameters.get("q") ?? "", read: read === "true" || read === "false" ? read : "all" },
    selected: parameters.get("message"),
  };
}

/** The screen's path for an address. */
export function messagesPath({ filter, selected }: MessagesAddress): string {
  const query = new URLSearchParams();
  if (filter.q) query.set("q", filter.q);
  if (filter.read !== "all") query.set("read", filter.read);
  if (selected) query.set("message", selected);
  return query.size > 0 ? `/admin/messages?${query}` : "/admin/messages";
}

/** Changes the address in place: typing must not fill the history. */
export function replaceAddress(address: MessagesAddress): void {
  history.replaceState(null, "", messagesPath(address));
  moved();
}

const OPENED_HERE = { messageOpenedHere: true };

/** Opens a message as a step of its own, so that the browser's back leads to the list. */
export function openMessage(address: MessagesAddress): void {
  history.pushState(OPENED_HERE, "", messagesPath(address));
  moved();
}

/** Back to the list: the step before, or in place when the message was opened by its address. */
export function closeMessage(filter: MessageFilter): void {
  if (history.state?.messageOpenedHere) history.back();
  else replaceAddress({ filter, selected: null });
}
