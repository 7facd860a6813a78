import clsx from "clsx";
import type { Figure } from "@/lib/content/about";

interface FiguresProps {
  figures: Figure[];
  /** In very large type, beside each other where there is room. */
  large?: boolean;
}

/** Figures with what they count: each on a line of its own, or in a row of large ones. */
export function Figures({ figures, large = false }: FiguresProps) {
  return (
    <dl className={clsx(large && "border-line sm:grid sm:grid-cols-3 sm:gap-x-12 sm:border-t sm:pt-6")}>
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className={clsx(
            "flex flex-wrap items-baseline gap-x-6 border-line border-t py-3 last:border-b sm:py-5",
            large && "sm:flex-col-reverse sm:items-start sm:gap-y-3 sm:border-0 sm:py-0 sm:last:border-b-0",
          )}
        >
          <dt className="text-lg text-muted sm:text-xl">{label}</dt>
          <dd
            className={clsx(
              "ml-auto font-display leading-none",
              large ? "text-display sm:ml-0 lg:text-[7rem]" : "text-title",
            )}
          >
            {value.replace("+", "")}
            {/* At that size, the typeface's own is a hairline. */}
            {value.endsWith("+") && <span className="font-sans text-[0.62em]">+</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
