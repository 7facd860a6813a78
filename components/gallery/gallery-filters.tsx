import clsx from "clsx";
import { type Ref, useState } from "react";
import { type GalleryFilter, galleryFilters } from "@/lib/content/gallery-filters";

interface GalleryFiltersProps {
  ref: Ref<HTMLFieldSetElement>;
  current: GalleryFilter;
  /** The number of items that a filter shows. */
  countOf: (filter: GalleryFilter) => number;
  /** Returns when the wall shows what the address says. @param isLate whether the press had to wait for the program. */
  onChoose: (filter: GalleryFilter, isLate: boolean) => Promise<void>;
}

/** The filters of the gallery, which stay in view below the header. */
export function GalleryFilters({ ref, current, countOf, onChoose }: GalleryFiltersProps) {
  // Shown at once, while the wall follows as a view transition. What the address says counts from then on.
  const [pressed, setPressed] = useState<GalleryFilter>();
  const chosen = pressed ?? current;
  const choose = (id: GalleryFilter, isLate: boolean) => {
    setPressed(id);
    onChoose(id, isLate).finally(() => setPressed((latest) => (latest === id ? undefined : latest)));
  };
  return (
    <fieldset ref={ref} className="needs-script sticky top-16 z-20 min-w-0 border-line border-b bg-paper">
      <legend className="sr-only">Filter the gallery</legend>
      {/* Scrolls sideways where the words are too long for one line. */}
      <div className="mx-auto flex w-full max-w-7xl overflow-x-auto overscroll-x-contain px-4 py-2 max-sm:justify-between [scrollbar-width:none] sm:gap-x-4 sm:px-6">
        {galleryFilters.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            // The loader repeats a press that came before React (lib/process/late).
            onClick={({ isTrusted }) => choose(id, !isTrusted)}
            // `relative` keeps the hidden count in the row that scrolls: outside it, it would widen the page.
            className={clsx(
              "-outline-offset-2 relative min-h-11 min-w-11 shrink-0 whitespace-nowrap rounded-md px-2 transition-colors first:-ml-2 first:text-left max-sm:font-medium max-sm:px-1 max-sm:text-[0.9375rem] max-sm:first:-ml-1 max-sm:last:-mr-1 sm:font-display sm:text-xl",
              id === chosen ? "text-ink" : "text-muted hover:text-ink",
            )}
          >
            <span
              className={clsx(
                "border-b-2 pb-0.5 transition-colors",
                id === chosen ? "border-accent" : "border-transparent",
              )}
            >
              {name}
            </span>{" "}
            <span className="align-super font-sans text-[0.8125rem] tabular-nums max-sm:text-[0.6875rem] max-[22rem]:sr-only">
              {countOf(id)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
