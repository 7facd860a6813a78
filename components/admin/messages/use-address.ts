"use client";

import { closeTo, openAt, stayAt, useNavigatedSearch } from "@/components/ui/location-search";
import type { MessageFilter } from "@/lib/client/messages";
import { MESSAGES_PATH } from "../shell/sections";

export interface MessagesAddress {
  filter: MessageFilter;
  /** The id of the message that is open, or null. */
  selected: string | null;
}

/** What the address bar says: the search, the read filter and the open message. */
export function useMessagesAddress(): MessagesAddress {
  return parse(useNavigatedSearch());
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
  return query.size > 0 ? `${MESSAGES_PATH}?${query}` : MESSAGES_PATH;
}

/**
 * Searches and filters in place: typing must not fill the history. The message that is open by then
 * stays open.
 */
export function changeFilter(changes: Partial<MessageFilter>): void {
  const address = parse(location.search);
  stayAt(messagesPath({ ...address, filter: { ...address.filter, ...changes } }));
}

/** Opens a message: from the list as a step, so that back leads there; from another one in place. */
export function openMessage(address: MessagesAddress): void {
  const move = parse(location.search).selected ? stayAt : openAt;
  move(messagesPath(address));
}

/** Back to the list: the step before, or in place when the message was opened by its address. */
export function closeMessage(): void {
  closeTo(messagesPath({ ...parse(location.search), selected: null }));
}

/** The id of the message that is open by now, or null; for what ends long after it began. */
export function openMessageId(): string | null {
  return parse(location.search).selected;
}
