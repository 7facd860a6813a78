import clsx from "clsx";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import type { Service } from "@/lib/content/services";
import { CraftPicture } from "./craft-picture";
import { PackageCard } from "./package-card";

interface ServiceSectionProps {
  service: Service;
  /** Puts the picture on the right. */
  mirrored: boolean;
  /** Whether it is visible when the page opens. */
  priority: boolean;
  /** More content below the picture. */
  children: ReactNode;
}

/** One craft on the services page. Both of its anchors (`#dj` and `#dj-services`) work. */
export function ServiceSection({ service, mirrored, priority, children }: ServiceSectionProps) {
  const { id, anchor, name, description, features, packages } = service;
  return (
    <section id={anchor} aria-labelledby={`${id}-name`} className="border-line border-t first:border-t-0">
      {id !== anchor && <span id={id} />}
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
        {/* Text first, for phones. Grid placement is explicit, so nothing moves while the page loads. */}
        <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
          <div
            className={clsx("grid justify-items-start gap-5 lg:row-start-1", !mirrored && "lg:col-start-2")}
          >
            <h2 id={`${id}-name`} className="text-display">
              {name}
            </h2>
            <p className="text-lg text-muted leading-relaxed">{description}</p>
            <h3 className="sr-only">What is included</h3>
            <ul className="grid gap-2.5">
              {features.map((feature) => (
                <li
                  key={feature}
                  className="flex gap-3 before:mt-2 before:size-2 before:shrink-0 before:rounded-full before:bg-glow"
                >
                  {feature}
                </li>
              ))}
            </ul>
            <SiteLink
              href="/contact"
              className={`${buttonClass("primary")} mt-1`}
              aria-label={`Get in Touch about ${name}`}
            >
              Get in Touch
            </SiteLink>
          </div>
          <div
            className={clsx(
              "grid gap-3 sm:gap-4 lg:row-start-1",
              mirrored ? "lg:col-start-2" : "lg:col-start-1",
            )}
          >
            <CraftPicture
              craft={id}
              priority={priority}
              sizes="(min-width: 1024px) 40rem, 100vw"
              className="aspect-[16/10] w-full rounded-card object-cover object-[72%_50%] shadow-soft"
            />
            {children}
          </div>
        </div>
        <h3 className="sr-only">Packages</h3>
        <div className="mt-10 grid gap-5 md:grid-cols-2">
          {packages.map((offer) => (
            <PackageCard key={offer.id} service={service} offer={offer} />
          ))}
        </div>
      </div>
    </section>
  );
}
