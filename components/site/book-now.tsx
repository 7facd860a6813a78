import { Activity } from "react";
import { Horizon } from "@/components/ui/horizon";
import { SiteLink } from "@/components/ui/site-link";
import { datePromise } from "@/lib/content/booking";
import { DateForm } from "./date-form";

/** The call to action at the end of a page. */
export function BookNow() {
  return (
    // Below the first screen: hydrated after what is above it.
    <Activity>
      <section className="closing below relative isolate overflow-hidden bg-[image:var(--sky)] [--turn:6]">
        <div className="mx-auto grid max-w-7xl justify-items-center gap-5 px-4 pt-12 pb-44 sm:gap-6 sm:pt-16 text-center sm:px-6 sm:pb-72 lg:pt-24">
          <h2 className="max-w-[10.1em] text-display">
            Is your date <em>still free?</em>
          </h2>
          <p className="max-w-[22.7em] text-balance text-lg text-muted">{datePromise}</p>
          <DateForm />
          <SiteLink
            href="/contact"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-8 hover:text-accent"
          >
            Book Now
          </SiteLink>
        </div>
        <Horizon className="absolute bottom-4 left-1/2 -z-10 w-[18rem] -translate-x-1/2 sm:w-[26rem]" />
      </section>
    </Activity>
  );
}
