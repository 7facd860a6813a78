import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { SiteLink } from "@/components/ui/site-link";

/** The call to action at the end of a page. */
export function BookNow() {
  return (
    <section className="relative isolate overflow-hidden bg-[image:var(--sky)]">
      <div className="mx-auto grid max-w-7xl justify-items-center gap-6 px-4 pt-24 pb-64 text-center sm:px-6 sm:pb-72">
        <h2 className="max-w-[16ch] text-display">Is your date still free?</h2>
        <p className="max-w-lg text-lg text-muted">
          Just ask. A date and a few lines are enough, and you’ll get a reply by email.
        </p>
        <SiteLink href="/contact" className={`${buttonClass("primary")} px-9 py-3.5 text-lg`}>
          Book Now
        </SiteLink>
      </div>
      <Horizon className="absolute bottom-4 left-1/2 -z-10 w-[22rem] -translate-x-1/2 sm:w-[26rem]" />
    </section>
  );
}
