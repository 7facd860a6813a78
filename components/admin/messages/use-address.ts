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
  return parse(useSyncExternalStore(subscribe, () => location.search));
}

function parse(search: string): MessagesAddress {
  const parameters = new URLSearchParams(search);
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

function go(address: MessagesAddress, step: "push" | "replace", state: object | null): void {
  history[`${step}State`](state, "", messagesPath(address));
  moved();
}

/**
 * Searches and filters in place: typing must not fill the history. The message that is open by then
 * stays open.
 */
export function changeFilter(filter: MessageFilter): void {
  go({ ...parse(location.search), filter }, "replace", keptState());
}

const OPENED_HERE = "messageOpenedHere";
const keptState = () => (history.state?.[OPENED_HERE] ? { [OPENED_HERE]: true } : null);

/** Opens a message: from the list as a step, so that back leads there; from another one in place. */
export function openMessage(address: MessagesAddress): void {
  const fromList = !parse(location.search).selected;
  go(address, fromList ? "push" : "replace", fromList ? { [OPENED_HERE]: true } : keptState());
}

/** Back to the list: the step before, or in place when the message was opened by its address. */
export function closeMessage(filter: MessageFilter): void {
  if (history.state?.[OPENED_HERE]) history.back();
  else go({ filter, selected: null }, "replace", null);
}
