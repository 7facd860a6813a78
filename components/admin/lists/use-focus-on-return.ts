"use client";

import { useEffect, useRef } from "react";
import { focusFirst } from "./focus";

interface FocusTargets {
  /** The element id of a record's row. */
  rowId: (id: string) => string;
  /** The id of the element to focus when there is no row. */
  fallback: string;
}

/**
 * Moves the focus back to the row of a record when that record closes and nothing else has the focus.
 *
 * @param open the id of the open record, or "".
 * @returns a function that sets another row for the next close, such as the one after a deleted row.
 */
export function useFocusOnReturn(open: string, { rowId, fallback }: FocusTargets) {
  const previous = useRef(open);
  const override = useRef<string>(undefined);
  useEffect(() => {
    if (previous.current && !open) {
      if (document.activeElement === document.body) {
        focusFirst(rowId(override.current ?? previous.current), fallback);
      }
      override.current = undefined;
    }
    previous.current = open;
  }, [open, rowId, fallback]);
  return (id: string | undefined) => {
    override.current = id;
  };
}
