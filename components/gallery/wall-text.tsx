import type { WallText } from "@/lib/content/wall-texts";

/** A text as a work among the pictures: an empty frame with a few words. */
export function WallTextTile({ text: { title, line, action, href } }: { text: WallText }) {
  return (
    <a
      href={href}
      className="group/text flex flex-auto flex-col gap-2 rounded-sm border border-line p-6 transition-colors hover:border-accent"
    >
      <span className="text-balance font-display text-2xl leading-tight">{title}</span>
      <span className="text-pretty text-muted">{line}</span>
      <span className="mt-auto pt-2 font-semibold text-accent underline decoration-transparent underline-offset-4 transition-colors group-hover/text:decoration-current">
        {action}
      </span>
    </a>
  );
}
