import { Activity, type ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { type EndingName, endings } from "./endings";
import { Headline } from "./headline";

/**
 * The end of a page: words at night, beside a picture that fades into the footer.
 *
 * @param name of its words and its picture. No page has a picture that it has shown before.
 * @param children what to do next, below the words.
 */
export function Ending({ name, children }: { name: EndingName; children: ReactNode }) {
  const { headline, italic, line, position, ...picture } = endings[name];
  return (
    // Below the first screen: hydrated after what is above it.
    <Activity>
      <section className="ending below after-dark relative isolate overflow-hidden bg-night text-ink print:hidden [--height:calc(27rem+67vw)] [--turn:6] lg:[--height:36rem]">
        <div className="into-the-night -z-10 [--dawn:0%] lg:absolute dark:[--dawn:14%] lg:inset-y-0 lg:right-0 lg:w-[70vw]">
          <Picture
            {...picture}
            sizes="(min-width: 1024px) 70vw, 100vw"
            className={`w-full object-cover max-lg:aspect-[3/2] lg:size-full ${position}`}
          />
        </div>
        <div className="mx-auto grid max-w-7xl content-center gap-5 px-4 pt-2 pb-8 sm:gap-6 sm:px-6 lg:min-h-[34rem] lg:py-14">
          <h2 className="max-w-[6.4em] text-display lg:max-w-[5.4em]">
            <Headline text={headline} italic={italic} />
          </h2>
          <p className="max-w-[15em] text-balance text-lg text-muted">{line}</p>
          {children}
        </div>
      </section>
    </Activity>
  );
}

/** A link of an ending. */
export const ENDING_LINK =
  "inline-flex min-h-11 items-center justify-self-start font-semibold text-ink underline decoration-2 underline-offset-8 hover:text-accent";
