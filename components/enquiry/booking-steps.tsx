import { Check } from "lucide-react";
import { bookingSteps } from "@/lib/content/booking";

/** What happens after an enquiry, in three steps. The first is marked as done once the enquiry is sent (`data-sent` in `group/contact`). */
export function BookingSteps() {
  return (
    <section>
      <h2 className="mb-5 text-2xl lg:mb-8 lg:text-title">From here to your evening</h2>
      <ol className="grid gap-5 lg:grid-cols-3 lg:gap-12">
        {bookingSteps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-2 lg:border-line lg:border-t lg:pt-5">
            <span aria-hidden="true" className="font-display text-3xl text-accent leading-none">
              {index === 0 ? (
                <>
                  <span className="group-has-data-sent/contact:hidden">1</span>
                  <Check className="hidden size-7 group-has-data-sent/contact:block" />
                </>
              ) : (
                index + 1
              )}
            </span>
            <div>
              <h3 className="font-sans font-semibold text-base leading-normal">
                {title}
                {index === 0 && <span className="hidden group-has-data-sent/contact:inline">: done</span>}
              </h3>
              <p className="text-muted leading-relaxed">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
