import { SiteLink } from "@/components/ui/site-link";
import { formatPrice, lowestPrice, services } from "@/lib/content/services";

/** What each craft costs at least, with links to its packages. */
export function StartingPrices() {
  return (
    <section>
      <h2 className="mb-3 text-2xl">What it costs</h2>
      <ul className="sm:grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-4">
        {services.map(({ id, anchor, name }) => (
          <li key={id} className="border-ink/15 border-b">
            <SiteLink
              href={`/services#${anchor}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 decoration-accent underline-offset-4 hover:underline"
            >
              {name}
              <span>from {formatPrice(lowestPrice(id))}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
