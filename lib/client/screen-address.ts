"use client";

import { useSearchParams } from "next/navigation";
import { closeTo, openAt, stayAt, useLocationSearch } from "./address";

/** The fields of a URL's query: free text, or a list of choices whose first one is the default. */
type Fields = Record<string, "" | readonly [string, ...string[]]>;

type Values<Shape extends Fields> = {
  [Name in keyof Shape]: Shape[Name] extends readonly string[] ? Shape[Name][number] : string;
};

interface ScreenAddress<Shape extends Fields> {
  /** A hook that returns the URL's values. */
  useValues: () => Values<Shape>;
  /** The URL's current values, for use after an asynchronous step. */
  values: () => Values<Shape>;
  /** The screen's URL with these values and defaults for the others. */
  path: (values?: Partial<Values<Shape>>) => string;
  /** Changes values in place, so that typing does not fill the history. */
  change: (changes: Partial<Values<Shape>>) => void;
  /** Opens something over the screen, so that "back" closes it. */
  open: (changes: Partial<Values<Shape>>) => void;
  /** Closes it: goes back, or changes the URL in place if the page was opened at this URL. */
  close: (changes: Partial<Values<Shape>>) => void;
}

/**
 * The state of a screen that is kept in its URL: its search, its filters and what is open over it.
 *
 * nuqs does this too, but its App Router adapter depends on `useSearchParams`; see `useLocationSearch`.
 *
 * @param fields in the order of the query. Defaults are omitted from it, and a value that is not among a
 * field's choices is read as the default.
 */
export function address<const Shape extends Fields>(options: {
  path: string;
  fields: Shape;
}): ScreenAddress<Shape> {
  const fields = Object.entries(options.fields);

  const parse = (search: string) => {
    const query = new URLSearchParams(search);
    const read = (name: string, choices: Fields[string]) => {
      const value = query.get(name) ?? "";
      return choices === "" ? value : (choices.find((choice) => choice === value) ?? choices[0]);
    };
    return Object.fromEntries(fields.map(([name, choices]) => [name, read(name, choices)])) as Values<Shape>;
  };
  const path = (values: Partial<Values<Shape>> = {}) => {
    const query = new URLSearchParams();
    for (const [name, choices] of fields) {
      const value = values[name];
      if (value && value !== choices[0]) query.set(name, value);
    }
    return query.size > 0 ? `${options.path}?${query}` : options.path;
  };
  const values = () => parse(location.search);
  // A call that ends after the admin has left the screen must not change the next screen's URL.
  const isOpen = () => location.pathname === options.path;
  const changed = (changes: Partial<Values<Shape>>) => path({ ...values(), ...changes });

  return {
    useValues: () => parse(useNavigatedSearch()),
    values,
    path,
    change: (changes) => isOpen() && stayAt(changed(changes)),
    open: (changes) => isOpen() && openAt(changed(changes)),
    close: (changes) => isOpen() && void closeTo(changed(changes)),
  };
}

/** {@link useLocationSearch} for screens that Next links can change the query of. */
export function useNavigatedSearch(): string {
  useSearchParams();
  return useLocationSearch();
}
