import { testimonials } from "@/lib/content/testimonials";
import { Carousel } from "./carousel";

/** How long each quote is shown (docs/product.md#home). */
const AUTOPLAY_MS = 5000;

/** Quotes from guests. Samples are labeled. */
export function Testimonials() {
  return (
    <section aria-labelledby="words" className="bg-sunken py-20 lg:py-28">
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 id="words" className="mb-10 text-title">
          What stays with people
        </h2>
        <Carousel label="Testimonials" autoplayMs={AUTOPLAY_MS}>
          {testimonials.map(({ quote, who, occasion, isSample }) => (
            <li key={quote} className="swiper-slide">
              <figure className="flex h-full flex-col gap-6 rounded-card bg-raised p-7">
                <blockquote className="flex-1 font-display text-2xl leading-snug">“{quote}”</blockquote>
                <figcaption>
                  <span className="font-semibold">{who}</span>
                  <span className="block text-muted">
                    {occasion}
                    {isSample && " · sample text"}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
