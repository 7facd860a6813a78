"use client";

import clsx from "clsx";
import { useEffect, useRef } from "react";
import type { Shelf } from "@/lib/client/messages";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { MessageCounts } from "@/lib/contract/messages";
import { useNews } from "../shell/news";
import { messagesAddress } from "./address";

const SHELVES: { show: Shelf; name: string; count: keyof MessageCounts }[] = [
  { show: "all", name: "All", count: "all" },
  { show: "new", name: STATUS_NAMES.new, count: "waiting" },
  { show: "starred", name: "Starred", count: "starred" },
  { show: "quoted", name: STATUS_NAMES.quoted, count: "quoted" },
  { show: "booked", name: STATUS_NAMES.booked, count: "booked" },
  { show: "answered", name: STATUS_NAMES.answered, count: "answered" },
  { show: "declined", name: STATUS_NAMES.declined, count: "declined" },
  { show: "spam", name: STATUS_NAMES.spam, count: "spam" },
  { show: "trash", name: "Trash", count: "trash" },
];

/** The parts of the inbox, with how many messages are in each. On a narrow screen, they scroll sideways. */
export function Shelves({ current }: { current: Shelf }) {
  const counts = useNews()?.counts;
  const pressed = useRef<HTMLButtonElement>(null);
  const isCounted = counts !== undefined;
  // On a phone it may lie outside the screen. The counts make the others wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part, and when the counts have come
  useEffect(() => {
    const button = pressed.current;
    const row = button?.parentElement;
    // Not `scrollIntoView`, which also moves the page.
    if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
  }, [current, isCounted]);
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="sr-only">Show a part of the inbox</legend>
      <div className="relative -mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6">
        {SHELVES.map(({ show, name, count }) => (
          <button
            key={show}
            ref={show === current ? pressed : null}
            type="button"
            aria-pressed={show === current}
            onClick={() => messagesAddress.change({ show })}
            className={clsx(
              "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 font-semibold transition-colors",
              show === current
                ? "border-accent-strong bg-accent-strong text-on-accent"
                : "border-field-line hover:bg-sunken",
            )}
          >
            {name}
            {counts && <span className="text-sm tabular-nums">{counts[count]}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
