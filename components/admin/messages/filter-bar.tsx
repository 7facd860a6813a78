"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { MessageFilter } from "@/lib/client/messages";

/** Long enough not to ask for every letter, short enough not to be felt. */
const TYPING_PAUSE_MS = 200;

interface FilterBarProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}

/** The search field and the read filter above the list. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const [typed, setTyped] = useState(filter.q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change by itself: the browser's back, or "Show all". What was typed here stays as it
  // was typed, with the space that the next word comes after.
  const asked = useRef(filter.q);
  useEffect(() => {
    if (filter.q === asked.current) return;
    asked.current = filter.q;
    clearTimeout(pause.current);
    setTyped(filter.q);
  }, [filter.q]);

  const change = (changes: Partial<MessageFilter>) => {
    clearTimeout(pause.current);
    const next = { ...filter, q: typed.trim(), ...changes };
    asked.current = next.q;
    onChange(next);
  };
  const search = (q: string) => {
    setTyped(q);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      asked.current = q.trim();
      onChange({ ...filter, q: q.trim() });
    }, TYPING_PAUSE_MS);
  };

  return (
    <search className="flex flex-wrap gap-2">
      <label className="relative min-w-48 flex-1">
        <span className="sr-only">Search messages</span>
        <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-muted" />
        <input
          type="search"
          value={typed}
          onChange={(event) => search(event.target.value)}
          maxLength={200}
          placeholder="Name, e-mail, words"
          className="min-h-11 w-full rounded-field border border-field-line bg-raised pr-3 pl-11"
        />
      </label>
      <label>
        <span className="sr-only">Show</span>
        <select
          value={filter.read}
          onChange={(event) => change({ read: event.target.value as MessageFilter["read"] })}
          className="min-h-11 rounded-field border border-field-line bg-raised pl-3"
        >
          <option value="all">All</option>
          <option value="false">Unread</option>
          <option value="true">Read</option>
        </select>
      </label>
    </search>
  );
}
