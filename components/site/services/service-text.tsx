import clsx from "clsx";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import type { Service } from "@/lib/content/services";

interface ServiceTextProps {
  service: Service;
  className?: string;
}

/** The name, the description and the features of a craft, and the way to ask about it. */
export function ServiceText({ service: { id, name, description, features }, className }: ServiceTextProps) {
  return (
    <div className={clsx("grid content-start justify-items-start gap-5", className)}>
      <h2 id={`${id}-name`} className="text-display">
        {name}
      </h2>
      <p className="max-w-[44ch] text-lg leading-relaxed">{description}</p>
      <h3 className="sr-only">What is included</h3>
      <ul className="grid max-w-[44ch] gap-2 text-left">
        {features.map((feature) => (
          <li
            key={feature}
            className="flex gap-3 before:mt-2.5 before:h-0.5 before:w-3 before:shrink-0 before:bg-glow"
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
  );
}
