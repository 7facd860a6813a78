"use client";

import clsx from "clsx";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { leavingLink } from "@/components/ui/leaving-link";

/** Long enough to skip a request per letter, short enough to go unnoticed. */
const DEBOUNCE_MS = 200;

interface FilterBarProps<Choice extends string> {
  /** The search field's label. */
  label: string;
  placeholder: string;
  q: string;
  choice: Choice;
  /** The label of each choice. */
  choices: Record<Choice, string>;
  onChange: (q: string, choice: Choice) => void;
  /** A second select. On a phone, both selects go below the search. */
  children?: ReactNode;
}

/** The search field above a list, with a filter beside it. */
export function FilterBar<Choice extends string>(props: FilterBarProps<Choice>) {
  const { label, placeholder, q, choice, choices, onChange, children } = props;
  const [typed, setTyped] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Follow the URL when something else changes it: the back button, or "Show all". A search typed here keeps its
  // trailing space, because the next word comes after it.
  const submitted = useRef(q);
  useEffect(() => {
    if (q === submitted.current) return;
    submitted.current = q;
    clearTimeout(timer.current);
    setTyped(q);
  }, [q]);

  useEffect(() => {
    // A pending search must not change the URL during a navigation: that would cancel the navigation.
    const cancelOnLeaving = (event: MouseEvent) => {
      if (leavingLink(event)) clearTimeout(timer.current);
    };
    document.addEventListener("click", cancelOnLeaving, true);
    return () => {
      document.removeEventListener("click", cancelOnLeaving, true);
      clearTimeout(timer.current);
    };
  }, []);

  const change = (text: string, chosen: Choice) => {
    clearTimeout(timer.current);
    submitted.current = text.trim();
    onChange(submitted.current, chosen);
  };
  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(text, choice), DEBOUNCE_MS);
  };

  return (
    <search className="flex flex-wrap gap-2">
      <label className={clsx("relative min-w-[min(12rem,100%)] flex-1", children && "max-sm:basis-full")}>
        <span className="sr-only">{label}</span>
        <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-muted" />
        <input
          type="search"
          value={typed}
          onChange={(event) => search(event.target.value)}
          maxLength={200}
          placeholder={placeholder}
          className="min-h-11 w-full rounded-field border border-field-line bg-raised pr-3 pl-11"
        />
      </label>
      <label className={clsx(children && "max-sm:flex-auto")}>
        <span className="sr-only">Show</span>
        <select
          value={choice}
          onChange={(event) => change(typed, event.target.value as Choice)}
          className={clsx(
            "min-h-11 rounded-field border border-field-line bg-raised pl-3",
            children && "max-sm:w-full",
          )}
        >
          {(Object.keys(choices) as Choice[]).map((value) => (
            <option key={value} value={value}>
              {choices[value]}
            </option>
          ))}
        </select>
      </label>
      {children}
    </search>
  );
}
