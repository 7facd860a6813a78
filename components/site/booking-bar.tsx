import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { formatPrice, lowestPrice, type Service } from "@/lib/content/services";

/**
 * The way to the enquiry form at the bottom of a phone. It sticks there as long as its parent is on the screen: as the
 * last child of what it belongs to, it comes and goes without code, and never covers what follows. It carries the service that it is about, if any.
 */
export function BookingBar({ service }: { service?: Service }) {
  const what = service?.name ?? "An evening";
  return (
    <div className="booking-bar sticky bottom-(--player-height) z-20 flex min-h-14 items-center justify-between gap-3 border-line border-t bg-paper px-4 text-ink sm:hidden">
      <p className="min-w-0 truncate">
        <span className="font-semibold">{what}</span>{" "}
        <span className="text-muted">from {formatPrice(lowestPrice(service?.id))}</span>
      </p>
      <SiteLink
        href={service ? `/contact?service=${service.id}` : "/contact"}
        aria-label={`Book Now: ${what}`}
        className={`${buttonClass("primary")} shrink-0 px-5`}
      >
        Book Now
      </SiteLink>
    </div>
  );
}
