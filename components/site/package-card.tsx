import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { formatPrice, type Service, type ServicePackage } from "@/lib/content/services";

interface PackageCardProps {
  service: Service;
  offer: ServicePackage;
}

/** A package and its price. Choosing it opens the enquiry form with the package filled in. */
export function PackageCard({ service, offer }: PackageCardProps) {
  const { id, name, price, features } = offer;
  return (
    <article className="flex flex-col gap-5 rounded-card bg-raised p-6 shadow-soft">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-display text-2xl">{name}</h4>
        <p className="font-display text-3xl text-accent">{formatPrice(price)}</p>
      </header>
      <ul className="grid flex-1 content-start gap-2.5 border-line border-t pt-5">
        {features.map((feature) => (
          <li
            key={feature}
            className="flex gap-3 before:mt-2.5 before:h-0.5 before:w-3 before:shrink-0 before:bg-accent"
          >
            {feature}
          </li>
        ))}
      </ul>
      <SiteLink
        href={`/contact?service=${service.id}&package=${id}`}
        className={`${buttonClass("quiet")} self-start`}
      >
        Choose {name}
        <span className="sr-only"> of {service.name}</span>
      </SiteLink>
    </article>
  );
}
