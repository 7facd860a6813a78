import { Activity, type ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { type EndingName, endings } from "./endings";
import { Headline } from "./headline";

/** The layouts of wide screens, by where the words are (endings.ts). */
const places = {
  left: {
    height: "[--height:calc(25rem+60vw)] sm:[--height:calc(27rem+67vw)] lg:[--height:36rem]",
    picture: "lg:right-0 lg:w-[70vw]",
    size: "70vw",
    words: "lg:min-h-[34rem] lg:py-14",
    headline: "lg:max-w-[5.4em]",
  },
  right: {
    // With the hours to choose from.
    height: "[--height:calc(36rem+60vw)] sm:[--height:calc(36rem+67vw)] lg:[--height:43rem]",
    picture: "from-the-left lg:left-0 lg:w-[64vw]",
    size: "64vw",
    words: "lg:min-h-[34rem] lg:py-14 lg:pl-[calc(48vw-var(--edge)+1.5rem)]",
    headline: "lg:max-w-[5.4em]",
  },
  sky: {
    height: "[--height:calc(25rem+60vw)] sm:[--height:calc(27rem+67vw)] lg:[--height:min(66vw,62rem)]",
    picture: "from-edge-to-edge lg:inset-x-0",
    size: "100vw",
    words: "lg:min-h-[min(66vw,62rem)] lg:content-start lg:py-20",
    headline: "lg:max-w-[5.8em]",
  },
};

/** How high it is on smaller screens without the form for a date. */
const LOW = "max-sm:[--height:calc(15rem+60vw)] sm:max-lg:[--height:calc(18rem+67vw)]";

/**
 * The end of a page: words at night, beside a picture that fades into the footer.
 *
 * @param name of its words and its picture. No page has a picture that it has shown before.
 * @param children what to do next, below the words.
 */
export function Ending({ name, children }: { name: EndingName; children: ReactNode }) {
  const { headline, italic, line, position, words = "left", asks = "date", ...picture } = endings[name];
  const place = places[words];
  return (
    // Below the first screen: hydrated after what is above it.
    <Activity>
      <section
        className={`ending below after-dark relative isolate overflow-hidden bg-night text-ink print:hidden [--turn:6] ${place.height} ${asks === "link" ? LOW : ""}`}
      >
        <div
          className={`into-the-night -z-10 [--dawn:0%] lg:absolute dark:[--dawn:14%] lg:inset-y-0 ${place.picture}`}
        >
          <Picture
            {...picture}
            sizes={`(min-width: 1024px) ${place.size}, 100vw`}
            className={`w-full object-cover max-sm:aspect-[5/3] sm:max-lg:aspect-[3/2] lg:size-full ${position}`}
          />
        </div>
        <div
          className={`mx-auto grid max-w-7xl content-center gap-4 px-4 pt-2 pb-4 sm:gap-6 sm:pb-8 sm:px-6 ${place.words}`}
        >
          <h2 className={`max-w-[6.4em] text-display ${place.headline}`}>
            <Headline text={headline} italic={italic} />
          </h2>
          <p className="text-balance text-lg text-muted sm:max-w-[15em]">{line}</p>
          {children}
        </div>
      </section>
    </Activity>
  );
}

/** A link of an ending. */
export const ENDING_LINK =
  "inline-flex min-h-11 items-center justify-self-start font-semibold text-ink underline decoration-2 underline-offset-8 hover:text-accent";
