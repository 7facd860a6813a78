import clsx from "clsx";

/** A placeholder bar for a line of text that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-md bg-sunken", className)} />;
}
