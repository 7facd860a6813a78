"use client";

import { X } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { useRestore } from "./trashed-note";

interface UndoBarProps {
  /** The ids of the messages that were deleted last. */
  deleted: string[];
  onEnd: () => void;
}

/** Takes the last deletion back. It stays in view until then, or until it is dismissed. */
export function UndoBar({ deleted, onEnd }: UndoBarProps) {
  const { restore, restoring } = useRestore(onEnd);
  return (
    <div className="sticky top-18 z-10 mb-3 flex items-center gap-2 rounded-card border border-line bg-raised py-1 pr-1 pl-4 shadow-soft">
      <p className="flex-1">
        {deleted.length === 1 ? "Deleted 1 message." : `Deleted ${deleted.length} messages.`}
      </p>
      <button
        type="button"
        onClick={() => !restoring && restore(deleted)}
        aria-disabled={restoring}
        className={`${buttonClass("bare")} px-4 text-accent`}
      >
        {restoring ? "Restoring..." : "Undo"}
      </button>
      <button type="button" onClick={onEnd} className={buttonClass("bare", "icon")}>
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}
