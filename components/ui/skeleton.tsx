import clsx from "clsx";

/** A grey bar where a line of text is going to be. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-pulse rounded-md bg-sunken", className)} />;
}
