import clsx from "clsx";
import { Horizon } from "@/components/ui/horizon";
import type { WallText } from "@/lib/content/wall-texts";

/** A text as a work among the pictures: a poster of a few words, under the sun or at night. */
export function WallTextTile({ text: { title, line, action, href, atNight } }: { text: WallText }) {
  return (
    <a
      href={href}
      className={clsx(
        "group/text relative isolate flex flex-auto flex-col gap-2 overflow-hidden p-6 max-[641px]:px-(--least) min-[641px]:rounded-sm",
        atNight
          ? "after-dark justify-end bg-night text-ink dark:bg-raised"
          : "border-glow/45 border-y bg-[image:var(--sky)] min-[641px]:border-x",
      )}
    >
      <span className="text-balance font-display text-3xl leading-tight lg:text-4xl">{title}</span>
      <span className="text-pretty text-muted">{line}</span>
      <span className="pt-2 font-semibold text-accent underline decoration-2 underline-offset-4 group-hover/text:text-ink">
        {action}
      </span>
      {!atNight && (
        // Whole in both themes: beside the words in a low frame, and as large as there is room below them in a high one.
        <Horizon
          risen
          className="absolute right-6 bottom-6 -z-10 h-[max(5rem,100%-12rem)] w-[calc(100%-3rem)] max-[641px]:right-(--least)"
        />
      )}
    </a>
  );
}
