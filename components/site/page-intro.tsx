import clsx from "clsx";
import type { ReactNode } from "react";
import { Horizon } from "@/components/ui/horizon";

interface PageIntroProps {
  title: string;
  /** Whether a phone goes without the sun, because something else is what people come for. */
  short?: boolean;
  children: ReactNode;
}

/** The top of a page: its heading and a first sentence, against the sky of the hour. */
export function PageIntro({ title, short = false, children }: PageIntroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-[image:var(--sky)]">
      <div
        className={clsx(
          "mx-auto max-w-7xl px-4 pt-12 sm:px-6 lg:pt-24 lg:pb-28",
          short ? "pb-20 sm:pb-44" : "pb-44",
        )}
      >
        <h1 className="max-w-[14ch] text-display">{title}</h1>
        <p className="mt-5 max-w-xl text-lg text-muted leading-relaxed sm:text-xl">{children}</p>
      </div>
      {/* After the words: while a slow page arrives they push the edge down that it hangs from. */}
      <Horizon
        className={clsx(
          "absolute right-[-12%] bottom-2 -z-10 w-64 sm:right-4 sm:w-72 lg:right-[4%] lg:w-[min(34rem,42vw)]",
          short && "max-sm:hidden",
        )}
      />
    </div>
  );
}
