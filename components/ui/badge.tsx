import clsx from "clsx";
import type { ReactNode } from "react";

/** A status label. `strong` marks the status that needs attention. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-xs",
        strong ? "bg-accent-strong text-on-accent" : "bg-sunken text-muted",
      )}
    >
      {children}
    </span>
  );
}
