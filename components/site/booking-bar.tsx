import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { hero } from "@/lib/content/hero";
import { formatPrice, lowestPrice, type Service } from "@/lib/content/services";

/**
 * Sticks to the bottom of the screen, where the header has no room for the link, while its parent is in view. Make it the
 * last child of an element of the class `booked` (site.css) or `service-bar` (services.css), so that it never covers what
 * follows. Links to the enquiry form with the given service, if any.
 */
export function BookingBar({ service }: { service?: Service }) {
  const price = formatPrice(lowestPrice(service?.id));
  return (
    <div className="booking-bar sticky bottom-0 z-20 border-line border-t bg-paper text-ink short:hidden lg:hidden">
      {/* With large text, words without room beside the button wrap out of sight. */}
      <div className="flex h-14 flex-row-reverse flex-wrap items-center gap-x-3 overflow-hidden px-4 sm:px-6">
        {service ? (
          <p className="flex h-14 min-w-0 flex-1 basis-24 items-center gap-[0.3em]">
            <span className="truncate font-semibold">{service.name}</span>{" "}
            <span className="shrink-0 text-muted">from {price}</span>
          </p>
        ) : (
          <p className="flex h-14 min-w-0 flex-1 basis-24 flex-wrap gap-x-[0.5em] overflow-hidden leading-14">
            <span className="font-semibold">From {price}</span>{" "}
            <span className="text-muted">{hero.promise}</span>
          </p>
        )}
        <SiteLink
          href={service ? `/contact?service=${service.id}` : "/contact"}
          aria-label={`Book Now: ${service?.name ?? "An evening"}`}
          className={`${buttonClass("primary")} -order-1 my-1.5 shrink-0 px-5`}
        >
          Book Now
        </SiteLink>
      </div>
    </div>
  );
}
