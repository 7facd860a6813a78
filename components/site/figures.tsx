import clsx from "clsx";
import type { Figure } from "@/lib/content/about";

interface FiguresProps {
  figures: Figure[];
  /** In very large type. */
  large?: boolean;
}

/** Figures with what they count, each on a line of its own. */
export function Figures({ figures, large = false }: FiguresProps) {
  return (
    <dl>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-6 border-line border-t py-3 last:border-b sm:py-5"
        >
          <dt className="text-lg text-muted sm:text-xl">{label}</dt>
          <dd
            className={clsx(
              "ml-auto font-display leading-none",
              large ? "text-display lg:text-[8.5rem]" : "text-title",
            )}
          >
            {value.replace("+", "")}
            {value.endsWith("+") && <span className="font-light font-sans text-[0.7em] text-accent">+</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
