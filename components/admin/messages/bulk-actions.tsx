"use client";

import clsx from "clsx";
import { ArchiveRestore, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { BulkAct } from "@/lib/contract/bulk";
import type { MessageStatus } from "@/lib/contract/messages";
import type { Bulk } from "./use-bulk";

const MARKS: { name: string; change: BulkAct }[] = [
  { name: "Read", change: { read: true } },
  { name: "Unread", change: { read: false } },
  ...(Object.keys(STATUS_NAMES) as MessageStatus[]).map((status) => ({
    name: STATUS_NAMES[status],
    change: { status },
  })),
];

interface BulkActionsProps {
  bulk: Bulk;
  /** How many rows are shown, how many of them are selected, and how many messages the filter finds. */
  shown: number;
  selected: number;
  total: number;
  inTrash: boolean;
}

/** Below the selection bar: selects also what is not loaded, and changes what is selected. */
export function BulkActions({ bulk, shown, selected, total, inTrash }: BulkActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { everything, busy } = bulk;
  const all = everything?.total ?? total;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-2 border-line border-t py-1 pl-3">
      {(everything || (selected === shown && total > shown)) && (
        <button
          type="button"
          onClick={everything ? bulk.selectShown : bulk.selectEverything}
          aria-disabled={busy}
          className="-ml-1 min-h-11 rounded-full px-3 font-semibold text-accent text-sm hover:bg-sunken"
        >
          {everything ? `Only the ${shown} shown` : `Select all ${all.toLocaleString("en-US")}`}
        </button>
      )}
      {inTrash ? (
        <button
          type="button"
          onClick={() => bulk.change({ trash: false })}
          aria-disabled={busy}
          className={`${buttonClass("bare")} -ml-1 px-3 text-sm`}
        >
          <ArchiveRestore aria-hidden="true" className="size-5" />
          {bulk.doing === "saving" ? "Restoring..." : "Restore selected"}
        </button>
      ) : (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className={`${buttonClass("bare")} ml-auto px-3 text-sm`}
          >
            {bulk.doing === "saving" ? "Saving..." : "Mark as"}
            <ChevronDown aria-hidden="true" className={clsx("size-5", isOpen && "rotate-180")} />
          </button>
          <fieldset id={id} hidden={!isOpen} className="min-w-0 basis-full pt-1 pb-2">
            <legend className="sr-only">Mark the selected messages as</legend>
            <div className="flex flex-wrap gap-2">
              {MARKS.map(({ name, change }) => (
                <button
                  key={name}
                  type="button"
                  onClick={() => bulk.change(change)}
                  aria-disabled={busy}
                  className={`${buttonClass("quiet")} px-4 text-sm`}
                >
                  {name}
                </button>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </div>
  );
}
