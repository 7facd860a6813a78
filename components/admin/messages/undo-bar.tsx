"use client";

import { X } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { MAIN_ID } from "@/components/ui/skip-link";
import { focusFirst } from "../lists/focus";
import { useRestore } from "./use-restore";

interface UndoBarProps {
  /** The ids of the messages that were deleted last. */
  deleted: string[];
  onEnd: () => void;
}

/** Takes the last deletion back. It stays in view until then, or until it is dismissed. */
export function UndoBar({ deleted, onEnd }: UndoBarProps) {
  const { restore, restoring } = useRestore(() => {
    onEnd();
    // The button is gone.
    focusFirst(MAIN_ID);
  });
  return (
    <UndoLine
      text={deleted.length === 1 ? "Deleted 1 message." : `Deleted ${deleted.length} messages.`}
      busy={restoring && "Restoring..."}
      onUndo={() => !restoring && restore(deleted)}
      onEnd={onEnd}
    />
  );
}

interface UndoLineProps {
  text: string;
  /** What the button says while it is undone. */
  busy: string | false;
  onUndo: () => void;
  onEnd: () => void;
}

/** Says what was done, with the way back. */
export function UndoLine({ text, busy, onUndo, onEnd }: UndoLineProps) {
  const dismiss = () => {
    onEnd();
    // The button is gone.
    focusFirst(MAIN_ID);
  };
  return (
    <div className="sticky top-18 z-10 mb-3 flex items-center gap-2 rounded-card border border-line bg-raised py-1 pr-1 pl-4 shadow-soft">
      <p className="flex-1">{text}</p>
      <button
        type="button"
        onClick={onUndo}
        aria-disabled={busy !== false}
        className={`${buttonClass("bare")} px-4 text-accent`}
      >
        {busy || "Undo"}
      </button>
      <button type="button" onClick={dismiss} className={buttonClass("bare", "icon")}>
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}
