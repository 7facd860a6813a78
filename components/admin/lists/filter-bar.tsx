"use client";

import clsx from "clsx";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { leavingLink } from "@/components/ui/leaving-link";

/** Long enough not to ask for every letter, short enough not to be felt. */
const TYPING_PAUSE_MS = 200;

interface FilterBarProps<Choice extends string> {
  /** What the search field is called, and an example of what it takes. */
  label: string;
  placeholder: string;
  q: string;
  choice: Choice;
  /** The choices in words. */
  choices: Record<Choice, string>;
  onChange: (q: string, choice: Choice) => void;
  /** Another choice; on a phone both stand below the search. */
  children?: ReactNode;
}

/** The search field above a list, and beside it the choice of a part of the list. */
export function FilterBar<Choice extends string>(props: FilterBarProps<Choice>) {
  const { label, placeholder, q, choice, choices, onChange, children } = props;
  const [typed, setTyped] = useState(q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change by itself: the browser's back, or "Show all". What was typed here stays as it
  // was typed, with the space that the next word comes after.
  const asked = useRef(q);
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    clearTimeout(pause.current);
    setTyped(q);
  }, [q]);

  useEffect(() => {
    // A search that changes the address while another screen is on its way would stop the navigation.
    const forgetOnLeaving = (event: MouseEvent) => {
      if (leavingLink(event)) clearTimeout(pause.current);
    };
    document.addEventListener("click", forgetOnLeaving, true);
    return () => {
      document.removeEventListener("click", forgetOnLeaving, true);
      clearTimeout(pause.current);
    };
  }, []);

  const change = (words: string, chosen: Choice) => {
    clearTimeout(pause.current);
    asked.current = words.trim();
    onChange(asked.current, chosen);
  };
  const search = (words: string) => {
    setTyped(words);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => change(words, choice), TYPING_PAUSE_MS);
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
          {(Object.keys(choices) as Choice[]).map((one) => (
            <option key={one} value={one}>
              {choices[one]}
            </option>
          ))}
        </select>
      </label>
      {children}
    </search>
  );
}
