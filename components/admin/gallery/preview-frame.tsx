import clsx from "clsx";
import type { ReactNode } from "react";

/** Fits a whole picture or video into a {@link PreviewFrame}, letterboxed rather than cut off. */
export const FRAMED = "absolute inset-0 size-full rounded-[inherit] object-contain";

interface PreviewFrameProps {
  className?: string;
  children: ReactNode;
}

/** The 16:9 frame around every preview. It grows with long text. */
export function PreviewFrame({ className, children }: PreviewFrameProps) {
  return (
    <div
      className={clsx(
        "relative grid aspect-video place-items-center rounded-field bg-night text-center text-on-night",
        className,
      )}
    >
      {children}
    </div>
  );
}
