import clsx from "clsx";
import type { ReactNode } from "react";
import { Horizon } from "@/components/ui/horizon";
import { Headline } from "./headline";

interface PageIntroProps {
  title: string;
  /** The part of the title that is set in italics. */
  italic?: string;
  /** Hides the sun on phones, on pages where the content below matters more. */
  short?: boolean;
  children: ReactNode;
}

/** The top of a page: its heading and first sentence in front of the sky. */
export function PageIntro({ title, italic, short = false, children }: PageIntroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-[image:var(--sky)]">
      <div
        className={clsx(
          "mx-auto max-w-7xl px-4 pt-12 sm:px-6 lg:pt-24 lg:pb-28",
          short ? "pb-10 sm:pb-44" : "pb-44",
        )}
      >
        <h1 className="max-w-[14ch] text-display">
          <Headline text={title} {...(italic && { italic })} />
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted leading-relaxed sm:text-xl">{children}</p>
      </div>
      {/* After the text in the document: it is anchored to the bottom, which moves while a slow page loads. */}
      <Horizon
        className={clsx(
          "absolute right-[-12%] bottom-2 -z-10 w-64 sm:right-4 sm:w-72 lg:right-[4%] lg:w-[min(34rem,42vw)]",
          short && "max-sm:hidden",
        )}
      />
    </div>
  );
}
