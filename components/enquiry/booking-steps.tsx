import { Check } from "lucide-react";
import { bookingSteps } from "@/lib/content/booking";

/** What happens after an enquiry, in three steps. The first is marked as done once the enquiry is sent (`data-sent` in `group/contact`). */
export function BookingSteps() {
  return (
    <section>
      <h2 className="mb-5 text-2xl sm:text-title lg:mb-10">From here to your evening</h2>
      <ol className="grid gap-5 sm:gap-8">
        {bookingSteps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.25rem_1fr] sm:grid-cols-[6rem_1fr] sm:border-line sm:border-t sm:pt-7 lg:grid-cols-[9rem_1fr]"
          >
            <span
              aria-hidden="true"
              className="font-display text-5xl text-accent leading-[0.8] sm:text-7xl lg:text-8xl"
            >
              {index === 0 ? (
                <>
                  <span className="group-has-data-sent/contact:hidden">1</span>
                  <Check className="hidden size-[0.7em] group-has-data-sent/contact:block" />
                </>
              ) : (
                index + 1
              )}
            </span>
            <div>
              <h3 className="mb-1 font-sans font-semibold text-base leading-normal sm:font-display sm:font-normal sm:text-3xl sm:leading-tight">
                {title}
                {index === 0 && <span className="hidden group-has-data-sent/contact:inline">: done</span>}
              </h3>
              <p className="max-w-[30em] text-pretty text-muted leading-relaxed sm:text-lg">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
