"use client";

import { useSearchParams } from "next/navigation";
import type { MessageFilter } from "@/lib/client/messages";

export interface MessagesAddress {
  filter: MessageFilter;
  /** The id of the message that is open, or null. */
  selected: string | null;
}

/** What the address bar says: the search, the read filter and the open message. */
export function useMessagesAddress(): MessagesAddress {
  const parameters = useSearchParams();
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
}

const OPENED_HERE = { messageOpenedHere: true };

/** Opens a message as a step of its own, so that the browser's back leads to the list. */
export function openMessage(address: MessagesAddress): void {
  history.pushState(OPENED_HERE, "", messagesPath(address));
}

/** Back to the list: the step before, or in place when the message was opened by its address. */
export function closeMessage(filter: MessageFilter): void {
  if (history.state?.messageOpenedHere) history.back();
  else replaceAddress({ filter, selected: null });
}
