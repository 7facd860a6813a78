import type { ReactNode } from "react";

/** An error message that stays on the page until it is resolved. Announced when it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-field border border-danger bg-danger-tint px-4 py-3 text-danger text-sm leading-relaxed"
    >
      {children}
    </div>
  );
}
