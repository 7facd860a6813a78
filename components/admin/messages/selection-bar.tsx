"use client";

import clsx from "clsx";
import { Trash2 } from "lucide-react";
import { buttonClass } from "@/components/ui/button";

interface SelectionBarProps {
  /** How many rows are shown, and how many of them are ticked. */
  shown: number;
  ticked: number;
  deleting: boolean;
  onTickAll: (ticked: boolean) => void;
  onDelete: () => void;
}

/** Ticks all rows that are shown, and deletes those that are ticked. */
export function SelectionBar({ shown, ticked, deleting, onTickAll, onDelete }: SelectionBarProps) {
  return (
    <div className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center border-line border-b bg-raised pr-1">
      <label className="flex min-h-11 cursor-pointer items-center">
        <span className="grid w-11 place-items-center">
          <input
            type="checkbox"
            checked={ticked === shown}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && ticked < shown;
            }}
            onChange={(event) => onTickAll(event.target.checked)}
            className="size-5 accent-accent-strong"
          />
        </span>
        <span className={clsx("text-muted text-sm", ticked > 0 && "sr-only")}>Select all</span>
      </label>
      <p role="status" className="text-muted text-sm">
        {ticked > 0 && `${ticked} selected`}
      </p>
      {ticked > 0 && (
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
    </div>
  );
}
