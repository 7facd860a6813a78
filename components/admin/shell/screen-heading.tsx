import type { ReactNode } from "react";

/** The heading of a screen, with its status and actions beside it. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="mr-auto text-3xl">{title}</h1>
      {children}
    </div>
  );
}
