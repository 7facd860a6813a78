import type { ReactNode } from "react";
import { Horizon } from "./horizon";

interface PageIntroProps {
  title: string;
  children: ReactNode;
}

/** The top of a page: its heading and a first sentence, against the sky of the hour. */
export function PageIntro({ title, children }: PageIntroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-[image:var(--sky)]">
      <Horizon className="absolute right-[-20%] bottom-[-8%] -z-10 w-[min(38rem,90vw)] opacity-60 sm:right-[2%] sm:opacity-100" />
      <div className="mx-auto max-w-7xl px-4 pt-16 pb-20 sm:px-6 sm:pt-24 sm:pb-28">
        <h1 className="max-w-[14ch] text-display">{title}</h1>
        <p className="mt-5 max-w-xl text-lg text-muted leading-relaxed sm:text-xl">{children}</p>
      </div>
    </div>
  );
}
