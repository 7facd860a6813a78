import { ArrowRight } from "lucide-react";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { cardAlt } from "@/lib/content/pictures";
import { cheapestPackage, formatPrice, services } from "@/lib/content/services";

/** The four crafts on the home page: a picture and a link to its section for each, and a link to ask for all of them. */
export function ServiceCards() {
  return (
    <section aria-labelledby="crafts">
      <div className="mx-auto max-w-7xl px-4 pt-8 pb-14 sm:px-6 sm:py-20 lg:pb-28">
        <div className="grid gap-5 lg:grid-cols-2 lg:items-end">
          <h2 id="crafts" className="max-w-[10.4em] text-title">
            Four crafts, one pair of hands
          </h2>
          <p className="max-w-[27em] text-balance text-ink/85 text-lg leading-relaxed">
            Want all four in one evening?{" "}
            <SiteLink
              href="/contact"
              className="whitespace-nowrap font-semibold underline underline-offset-4 hover:text-accent"
            >
              Tell me the date
            </SiteLink>
            , and I’ll quote you one price.
          </p>
        </div>
        {/* From edge to edge of the window on wide screens. */}
        <ul className="mt-10 grid grid-cols-1 gap-3 min-[20rem]:grid-cols-2 sm:gap-5 lg:-mx-(--edge) lg:mt-14 lg:grid-cols-4 lg:gap-1">
          {services.map((service) => {
            const { id, name } = service;
            const { price, features } = cheapestPackage(service);
            return (
              <li key={id}>
                <SiteLink
                  href={`/services#${id}`}
                  className="group relative isolate flex aspect-[2/3] items-end overflow-hidden rounded-sm bg-slate lg:aspect-[3/4] lg:rounded-none text-on-night max-sm:block max-sm:aspect-auto max-sm:h-full"
                >
                  <Picture
                    src={`/pictures/card-${id}.jpg`}
                    width={600}
                    height={900}
                    alt={cardAlt[id]}
                    avif={`/pictures/card-${id}-400.avif 400w, /pictures/card-${id}-800.avif 800w`}
                    sizes="(min-width: 1024px) 25vw, 50vw"
                    className="absolute inset-0 -z-20 size-full object-cover max-sm:static max-sm:aspect-[4/5] max-sm:h-auto transition-transform duration-700 ease-settle group-hover:scale-105"
                  />
                  <span className="absolute inset-0 -z-10 max-sm:z-0 max-sm:bottom-auto max-sm:aspect-[4/5] bg-linear-to-t from-slate from-30% via-slate/70 via-46% to-slate/0 to-72% max-sm:from-0% max-sm:via-10% max-sm:to-30%" />
                  <span className="relative grid w-full gap-1.5 p-4 sm:p-5 max-sm:pt-1 lg:p-6 xl:p-8">
                    <span className="flex items-center justify-between gap-2 font-display text-xl leading-tight sm:text-2xl xl:text-3xl">
                      {name}
                      <ArrowRight
                        aria-hidden="true"
                        className="size-5 shrink-0 text-lamp transition-transform duration-300 ease-settle group-hover:translate-x-1"
                      />
                    </span>
                    <span className="font-semibold text-lamp">from {formatPrice(price)}</span>
                    <span className="text-on-night/85 text-pretty leading-snug max-sm:text-sm">
                      {features.slice(0, 2).map((feature) => (
                        <span key={feature} className="block">
                          {feature}
                        </span>
                      ))}
                    </span>
                  </span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
