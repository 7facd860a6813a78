import type { MessageFilter, MessagePage } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { isAfter } from "./order";

/** All pages loaded so far, merged, and the filter they match. */
export interface ShownMessages extends MessagePage {
  filter: MessageFilter;
}

/** A list with its first page refreshed. Older messages that were already loaded stay. */
export function withNewest(shown: ShownMessages, page: MessagePage): ShownMessages {
  const last = page.messages.at(-1);
  const isOlder = (message: ContactMessage) => last && isAfter(message, last, shown.filter.order);
  const older = page.next ? shown.messages.filter(isOlder) : [];
  return {
    ...page,
    messages: [...page.messages, ...older],
    next: older.length > 0 ? shown.next : page.next,
    filter: shown.filter,
  };
}

/** A list with its next page appended. A refresh in between may already have loaded some of it. */
export function withOlder(shown: ShownMessages, page: MessagePage): ShownMessages {
  const ids = new Set(shown.messages.map(({ _id }) => _id));
  const older = page.messages.filter(({ _id }) => !ids.has(_id));
  return { ...page, messages: [...shown.messages, ...older], filter: shown.filter };
}

/** A list with a message as it is now. It stays in the list until the next fetch, even if it no longer matches. */
export function withChanged(shown: ShownMessages, changed: ContactMessage): ShownMessages {
  const messages = shown.messages.map((message) => (message._id === changed._id ? changed : message));
  return { ...shown, messages };
}

/** A list without the deleted messages. */
export function withoutMessages(shown: ShownMessages, gone: string[]): ShownMessages {
  const messages = shown.messages.filter(({ _id }) => !gone.includes(_id));
  return { ...shown, messages, total: Math.max(0, shown.total - gone.length) };
}

/**
 * A list with a message marked as read. An unread list keeps showing it until the next fetch, but no longer counts
 * it.
 */
export function withRead(shown: ShownMessages, id: string): ShownMessages {
  const messages = shown.messages.map((message) =>
    message._id === id ? { ...message, read: true } : message,
  );
  return { ...shown, messages, total: shown.filter.read === "false" ? shown.total - 1 : shown.total };
}
