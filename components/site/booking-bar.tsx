import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { formatPrice, lowestPrice, type Service } from "@/lib/content/services";

/**
 * Sticks to the bottom of the screen, where the header has no room for the link, while its parent is in view. Make it the
 * last child of an element of the class `booked` (site.css), so that it never covers what follows. Links to the enquiry form
 * with the given service, if any.
 */
export function BookingBar({ service }: { service?: Service }) {
  const what = service?.name ?? "An evening";
  return (
    <div className="booking-bar sticky bottom-0 z-20 border-line border-t bg-paper text-ink short:hidden lg:hidden">
      {/* With large text, words without room beside the button wrap out of sight. */}
      <div className="flex h-14 flex-row-reverse flex-wrap items-center gap-x-3 overflow-hidden px-4 sm:px-6">
        <p className="flex h-14 min-w-0 flex-1 basis-24 items-center gap-[0.3em]">
          <span className="truncate font-semibold">{what}</span>{" "}
          <span className="shrink-0 text-muted">from {formatPrice(lowestPrice(service?.id))}</span>
        </p>
        <SiteLink
          href={service ? `/contact?service=${service.id}` : "/contact"}
          aria-label={`Book Now: ${what}`}
          className={`${buttonClass("primary")} -order-1 my-1.5 shrink-0 px-5`}
        >
          Book Now
        </SiteLink>
      </div>
    </div>
  );
}
