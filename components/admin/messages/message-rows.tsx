"use client";

import clsx from "clsx";
import { Star } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import type { MessageFilter } from "@/lib/client/messages";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDay, formatSince } from "@/lib/shared/format-date";
import { messagesAddress } from "./address";
import { openInPlace } from "./message-link";
import { isOver } from "./order";

/** In characters: more than the widest row shows, without rendering whole messages. */
const PREVIEW_LENGTH = 100;

interface MessageRowsProps {
  messages: ContactMessage[];
  /** The filter that the links keep in their URL. */
  filter: MessageFilter;
  /** The id of the open message, or "". */
  open: string;
  /** The ids of the selected rows. */
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** The rows of the list, each with a checkbox. They are real links, so that a message can open in a new tab. */
export function MessageRows({ messages, filter, open, selected, onSelect }: MessageRowsProps) {
  const firstOver = filter.order === "event" ? messages.findIndex((message) => isOver(message)) : -1;
  return (
    <ul className="divide-y divide-line">
      {messages.map((message, index) => {
        const isOpen = message._id === open;
        return (
          <li
            key={message._id}
            className={clsx(
              "grid grid-cols-[auto_minmax(0,1fr)]",
              isOpen ? "bg-sunken" : "hover:bg-sunken/60",
            )}
          >
            {index === firstOver && (
              <p className="col-span-2 border-line border-b bg-sunken px-4 py-2 font-semibold text-muted text-sm">
                Past events
              </p>
            )}
            <label className="grid min-h-11 w-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                checked={selected.has(message._id)}
                onChange={(event) => onSelect(message._id, event.target.checked)}
                className="size-5 accent-accent-strong"
              />
              <span className="sr-only">Select the message from {message.name}</span>
            </label>
            <a
              id={rowId(message._id)}
              href={messagesAddress.path({ ...filter, message: message._id })}
              aria-current={isOpen ? "true" : undefined}
              onClick={(event) => openInPlace(event, message._id)}
              className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3 pr-4 outline-offset-[-3px]"
            >
              <span className="flex items-center gap-3">
                <span dir="auto" className={clsx("min-w-0 truncate", !message.read && "font-semibold")}>
                  {message.name}
                </span>
                {message.starred && (
                  <Star
                    role="img"
                    aria-label="Starred"
                    className="size-4 shrink-0 fill-current text-accent"
                  />
                )}
                <span className="ml-auto flex shrink-0 gap-1.5">
                  {message.status !== "new" && <Badge>{STATUS_NAMES[message.status]}</Badge>}
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

/** The element id of a message's row, for moving the focus. */
export function rowId(messageId: string): string {
  return `message-${messageId}`;
}

/** The list while it first loads. */
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
