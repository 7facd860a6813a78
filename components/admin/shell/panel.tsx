import clsx from "clsx";
import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of a screen, with a heading. */
export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx("overflow-hidden rounded-card border border-line bg-raised", className)}
    >
      <div className="flex min-h-14 items-center gap-4 px-4 sm:px-5">
        <h2 id={id} className="mr-auto text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
