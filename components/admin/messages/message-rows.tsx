"use client";

import clsx from "clsx";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDay, formatSince } from "@/lib/shared/format-date";
import { type MessagesAddress, messagesPath, openMessage } from "./use-address";

/** More than the widest row shows, so that long messages do not weigh on the list. */
const PREVIEW_LENGTH = 100;

export interface MessageRowsProps {
  messages: ContactMessage[];
  address: MessagesAddress;
  /** The ids of the rows that are ticked. */
  ticked: ReadonlySet<string>;
  onTick: (id: string, ticked: boolean) => void;
}

/** The rows of the list: real links, so that one can be opened in a tab of its own, and a box to tick each. */
export function MessageRows({ messages, address, ticked, onTick }: MessageRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {messages.map((message) => {
        const target = { ...address, selected: message._id };
        const isOpen = message._id === address.selected;
        return (
          <li
            key={message._id}
            className={clsx(
              "grid grid-cols-[auto_minmax(0,1fr)]",
              isOpen ? "bg-sunken" : "hover:bg-sunken/60",
            )}
          >
            <label className="grid min-h-11 w-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                checked={ticked.has(message._id)}
                onChange={(event) => onTick(message._id, event.target.checked)}
                className="size-5 accent-accent-strong"
              />
              <span className="sr-only">Select the message from {message.name}</span>
            </label>
            <a
              id={rowId(message._id)}
              href={messagesPath(target)}
              aria-current={isOpen ? "true" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                if (!isOpen) openMessage(target);
              }}
              className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3 pr-4 outline-offset-[-3px]"
            >
              <span className="flex items-center gap-3">
                <span dir="auto" className={clsx("min-w-0 truncate", !message.read && "font-semibold")}>
                  {message.name}
                </span>
                <span className="ml-auto shrink-0">
                  <Badge strong={!message.read}>{message.read ? "Read" : "Unread"}</Badge>
                </span>
              </span>
              <span dir="auto" className="truncate text-muted text-sm">
                {message.message.slice(0, PREVIEW_LENGTH)}
              </span>
              <span className="flex justify-between gap-3 text-muted text-xs">
                <span className="truncate">
                  {EVENT_TYPE_NAMES[message.eventType]}, {formatDay(message.eventDate)}
                </span>
                <span className="shrink-0">{formatSince(message.createdAt)}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The element id of a message's row, where the focus goes back to. */
export function rowId(messageId: string): string {
  return `message-${messageId}`;
}

/** The list before its first answer. */
export function MessageRowsSkeleton() {
  return (
    <ul aria-hidden="true" className="divide-y divide-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <li key={row} className="grid gap-2 px-4 py-3.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-1/4" />
        </li>
      ))}
    </ul>
  );
}
