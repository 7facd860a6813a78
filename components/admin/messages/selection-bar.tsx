"use client";

import clsx from "clsx";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";

interface SelectionBarProps {
  /** The number of rows shown, and how many of them are selected. */
  shown: number;
  selected: number;
  /** How many messages are selected, with those that are not shown. */
  count: number;
  deleting: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: () => void;
  /** Shown while nothing is selected. */
  aside?: ReactNode;
  /** More to do with what is selected. */
  children?: ReactNode;
}

/** Selects all rows that are shown, and deletes the selected ones. */
export function SelectionBar(props: SelectionBarProps) {
  const { shown, selected, count, deleting, onSelectAll, onDelete, aside, children } = props;
  return (
    <div className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center border-line border-b bg-raised pr-1">
      <label className="flex min-h-11 cursor-pointer items-center">
        <span className="grid w-11 place-items-center">
          <input
            type="checkbox"
            checked={selected === shown}
            ref={(box) => {
              if (box) box.indeterminate = selected > 0 && selected < shown;
            }}
            onChange={(event) => onSelectAll(event.target.checked)}
            className="size-5 accent-accent-strong"
          />
        </span>
        <span className={clsx("text-muted text-sm", selected > 0 && "sr-only")}>Select all</span>
      </label>
      <p role="status" className="text-muted text-sm">
        {selected > 0 && `${count.toLocaleString("en-US")} selected`}
      </p>
      {selected > 0 && (
        <button
          type="button"
          onClick={onDelete}
          aria-disabled={deleting}
          className={`${buttonClass("danger")} my-1 ml-auto px-4`}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          {deleting ? "Deleting..." : "Delete selected"}
        </button>
      )}
      {selected > 0 ? children : aside}
    </div>
  );
}
