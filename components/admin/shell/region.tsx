"use client";

import clsx from "clsx";
import { RotateCcw } from "lucide-react";
import { catchError, type ErrorInfo } from "next/error";
import { buttonClass } from "@/components/ui/button";

interface RegionProps {
  /** What the region shows, such as "The notifications". */
  name: string;
  /** For the top bar, where a phone only has room for the button's icon. */
  compact?: boolean;
}

function RegionError({ name, compact = false }: RegionProps, { reset }: ErrorInfo) {
  return (
    <div className={compact ? "flex items-center gap-2" : "grid justify-items-start gap-2 p-3"}>
      <p role="alert" className={clsx("text-sm", compact && "max-md:sr-only")}>
        {name} can’t be shown.
      </p>
      <button
        type="button"
        onClick={reset}
        className={clsx(buttonClass(compact ? "bare" : "quiet"), compact && "max-md:size-11 max-md:px-0")}
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        <span className={clsx(compact && "max-md:sr-only")}>Try again</span>
      </button>
    </div>
  );
}

/** An error boundary around one part of the console: shows a short message and a retry button. */
export const Region = catchError(RegionError);
