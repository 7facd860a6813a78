import { Activity } from "react";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { DateForm } from "./date-form";
import { type Ending, endings } from "./endings";
import { Headline } from "./headline";

/**
 * The call to action at the end of a page: the date form at night, beside a picture that fades into the footer.
 *
 * @param ending its words and its picture. No page has a picture that it has shown before.
 */
export function BookNow({ ending }: { ending: Ending }) {
  const { headline, italic, line, position, ...picture } = endings[ending];
  return (
    // Below the first screen: hydrated after what is above it.
    <Activity>
      <section className="ending below after-dark relative isolate overflow-hidden bg-night text-ink [--height:calc(27rem+67vw)] [--turn:6] lg:[--height:36rem]">
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
          <DateForm atNight />
          <p className="flex flex-wrap items-center gap-x-3 justify-self-start text-muted">
            No date yet?
            <SiteLink
              href="/contact"
              className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-2 underline-offset-8 hover:text-accent"
            >
              Book Now
            </SiteLink>
          </p>
        </div>
      </section>
    </Activity>
  );
}
