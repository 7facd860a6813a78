import clsx from "clsx";
import { buttonClass } from "@/components/ui/button";
import { Leader } from "@/components/ui/leader";
import { SiteLink } from "@/components/ui/site-link";
import { formatPrice, type Service } from "@/lib/content/services";

interface PriceMenuProps {
  service: Service;
  className?: string;
}

/**
 * The packages of a craft, like the lines of a menu. Choosing one opens the enquiry form with it filled in. The first
 * feature of each, in bold, is what they differ in.
 */
export function PriceMenu({ service, className }: PriceMenuProps) {
  return (
    <div className={clsx("grid gap-x-16 gap-y-4 text-left sm:gap-y-8 md:grid-cols-2", className)}>
      <h3 className="sr-only">Packages</h3>
      {service.packages.map(({ id, name, price, features }, index) => (
        <article
          key={id}
          className="grid content-start gap-1 max-sm:not-first-of-type:border-current/25 max-sm:not-first-of-type:border-t max-sm:not-first-of-type:pt-3.5 sm:gap-4"
        >
          <header className="flex flex-wrap items-baseline gap-x-3 font-display text-2xl max-sm:sturdy sm:text-3xl">
            <h4 className="font-[inherit]">{name}</h4>
            <Leader />
            <p className="ml-auto leading-none sm:text-[1.35em]">{formatPrice(price)}</p>
          </header>
          <div className="flex flex-wrap gap-x-3 gap-y-4">
            <ul className="package-features flex-1 basis-44 content-start leading-snug sm:grid sm:gap-1 sm:leading-relaxed *:first:font-semibold">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <SiteLink
              href={`/contact?service=${service.id}&package=${id}`}
              className={`${buttonClass(index === 0 ? "quiet" : "primary")} mt-1 self-start max-sm:px-4 sm:mt-0`}
            >
              <span>
                Choose
                <span className="sr-only">
                  {" "}
                  {name} of {service.name}
                </span>
              </span>
            </SiteLink>
          </div>
        </article>
      ))}
    </div>
  );
}
