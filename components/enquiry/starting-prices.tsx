import { Leader } from "@/components/ui/leader";
import { SiteLink } from "@/components/ui/site-link";
import { formatPrice, lowestPrice, services } from "@/lib/content/services";

/** What each craft costs at least, with links to its packages. */
export function StartingPrices() {
  return (
    <section>
      <h2 className="mb-3 text-2xl sm:text-title lg:mb-10">What it costs</h2>
      <ul className="sm:border-line sm:border-t sm:pt-4 lg:pt-3">
        {services.map(({ id, anchor, name }) => (
          <li key={id}>
            <SiteLink
              href={`/services#${anchor}`}
              className="group flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 font-display text-xl sturdy sm:text-2xl lg:py-4 lg:text-3xl"
            >
              <span className="decoration-2 decoration-accent underline-offset-4 group-hover:underline">
                {name}
              </span>
              <Leader />
              <span className="ml-auto">
                <span className="mr-2 font-sans text-base text-muted">from</span>
                {formatPrice(lowestPrice(id))}
              </span>
            </SiteLink>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline gap-x-3 py-2 font-display text-xl italic sm:text-2xl lg:py-4 lg:text-3xl">
          All four, one evening
          <Leader />
          <span className="ml-auto">one price</span>
        </li>
      </ul>
      <p className="mt-2 max-w-[26em] text-balance text-muted">
        Tell me the hours you want, and I’ll quote them together.
      </p>
    </section>
  );
}
