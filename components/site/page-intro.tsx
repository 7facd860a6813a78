import type { ReactNode } from "react";
import { Horizon } from "@/components/ui/horizon";
import { Headline } from "./headline";

interface PageIntroProps {
  title: string;
  /** The part of the title that is set in italics. */
  italic: string;
  children: ReactNode;
}

/** The top of a page: its heading and first sentence in front of the sky. */
export function PageIntro({ title, italic, children }: PageIntroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-[image:var(--sky)]">
      <div className="mx-auto max-w-7xl px-4 pt-9 pb-8 sm:px-6 sm:pt-12 sm:pb-44 lg:pt-24 lg:pb-28">
        <h1 className="max-w-[8.8em] text-display">
          <Headline text={title} italic={italic} />
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted leading-relaxed sm:text-xl">{children}</p>
      </div>
      {/* After the text in the document: it is anchored to the bottom, which moves while a slow page loads. */}
      <Horizon className="absolute right-4 bottom-2 -z-10 w-72 max-sm:hidden lg:right-[4%] lg:w-[min(34rem,42vw)]" />
    </div>
  );
}
