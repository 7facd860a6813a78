import { testimonials } from "@/lib/content/testimonials";
import { Carousel } from "./carousel";

/** How long each quote is shown (docs/product.md#home). */
const AUTOPLAY_MS = 5000;

/** Quotes from guests. As long as there are samples among them, the section says so. */
export function Testimonials() {
  return (
    <section
      aria-labelledby="words"
      className="below [--height:calc(43rem+16.5vw)] [--turn:2] dark:bg-linear-to-b dark:from-plum/60 dark:to-night"
    >
      <div className="daybreak" />
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-14 sm:px-6 sm:pt-14 sm:pb-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="words" className="text-title">
            What guests <em>remember</em>
          </h2>
          {testimonials.some(({ isSample }) => isSample) && (
            <p className="text-muted text-sm">These are sample quotes.</p>
          )}
        </div>
        <div className="mt-10">
          <Carousel label="Testimonials" autoplayMs={AUTOPLAY_MS}>
            {testimonials.map(({ quote, who, occasion, craft }) => (
              <li key={quote} className="swiper-slide">
                <figure className="flex h-full flex-col gap-6 border-line border-t pt-5">
                  <blockquote className="-indent-[0.34em] flex-1 pl-[0.34em] font-display text-[1.75rem] leading-[1.2] tracking-[-0.01em]">
                    “{quote}”
                  </blockquote>
                  <figcaption>
                    <span className="font-semibold">{who}</span>
                    <span className="block text-muted">
                      {occasion}, <span className="text-accent">{craft}</span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  );
}
