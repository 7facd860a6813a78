"use client";

import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { OpenDialog } from "@/components/ui/dialog";

interface FormDialogProps {
  title: string;
  /** Called after it was closed. */
  onClose: () => void;
  /** Whether only a button of its content closes it. */
  stays?: boolean;
  children: ReactNode;
}

/** The dialog around a form. */
export function FormDialog({ title, onClose, stays = false, children }: FormDialogProps) {
  return (
    <OpenDialog label={title} onClose={onClose} stays={stays}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
        <div className="flex items-start gap-3">
          <h2 className="mr-auto min-w-0 pt-1.5 text-2xl [overflow-wrap:anywhere]">{title}</h2>
          {!stays && (
            <button type="button" onClick={onClose} className={`${buttonClass("bare", "icon")} -mr-2`}>
              <X aria-hidden="true" />
              <span className="sr-only">Close</span>
            </button>
          )}
        </div>
        {children}
      </div>
    </OpenDialog>
  );
}

interface FormEndProps {
  failure: string | undefined;
  /** What someone else changed after the form was opened, such as "this user"; undefined if nothing was changed. */
  outdated?: string | undefined;
  onLoadNewer?: () => void;
  onCancel: () => void;
  /** The save button's label. */
  save: string;
  isSaving: boolean;
  /** Whether saving is not allowed at all. */
  disabled?: boolean;
}

/** The end of a form in a dialog: its error, and Cancel and Save buttons that stay in view. */
export function FormEnd(props: FormEndProps) {
  const { failure, outdated, onLoadNewer, onCancel, save, isSaving, disabled = false } = props;
  return (
    <>
      {(outdated || failure) && (
        <div ref={scrollIntoView}>
          <Alert>
            {failure ?? `Someone else has changed ${outdated}.`}
            {outdated && (
              <>
                {" "}
                Your changes here are kept.
                <button
                  type="button"
                  onClick={onLoadNewer}
                  className="block min-h-11 font-semibold underline underline-offset-4"
                >
                  Load the newer version
                </button>
              </>
            )}
          </Alert>
        </div>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-line border-t bg-raised px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        <button type="button" onClick={onCancel} className={`${buttonClass("quiet")} max-sm:flex-1`}>
          Cancel
        </button>
        <button
          type="submit"
          aria-disabled={isSaving || disabled}
          className={`${buttonClass("primary")} max-sm:flex-1`}
        >
          {isSaving ? "Saving..." : save}
        </button>
      </div>
    </>
  );
}

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: "nearest" });
