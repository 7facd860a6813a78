import clsx from "clsx";
import type { Figure } from "@/lib/content/about";

interface FiguresProps {
  figures: Figure[];
  /** In very large type, over the whole width of the page. */
  large?: boolean;
}

/** Figures in large type, side by side, each with its label. */
export function Figures({ figures, large = false }: FiguresProps) {
  return (
    <dl className="@container grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-x-3 gap-y-8 sm:gap-x-8">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-accent border-t-2 pt-3 sm:gap-2 sm:pt-4"
        >
          <dt className="text-muted max-sm:text-sm">{label}</dt>
          {/* Limited by the width of all figures, so that large text does not break them. */}
          <dd
            className={clsx(
              "whitespace-nowrap font-display leading-none",
              large ? "text-[min(6rem,9.5cqi)]" : "text-[min(3.75rem,15cqi)]",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
