import clsx from "clsx";
import { SiteLink } from "@/components/ui/site-link";
import { evening } from "@/lib/content/evening";
import type { Service } from "@/lib/content/services";

interface ServiceTextProps {
  service: Service;
  className?: string;
}

/** A link beside the name on phones, and below the features elsewhere: the buttons are those of the packages. */
const GET_IN_TOUCH =
  "inline-flex min-h-11 items-center font-semibold text-accent underline decoration-2 underline-offset-8 hover:text-ink sm:order-last print:hidden";

/** The name, the hour, the description and the features of a craft, and the way to ask about it. */
export function ServiceText({ service: { id, name, description, features }, className }: ServiceTextProps) {
  const act = evening.find(({ craft }) => craft === id);
  return (
    <div
      className={clsx(
        "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-3 sm:grid sm:content-start sm:justify-items-start sm:gap-5",
        className,
      )}
    >
      {/* The hour of its act on the home page. */}
      {act && (
        <p className="flex flex-wrap items-baseline gap-x-3 font-display text-accent max-sm:-mb-2 max-sm:w-full sm:gap-x-4 print:hidden">
          <span className="text-[1.75rem] max-sm:sturdy leading-none sm:text-4xl lg:text-5xl">
            {act.time} <small className="text-[0.5em] italic [-webkit-text-stroke:0]">pm</small>
          </span>{" "}
          <em className="text-lg sm:text-xl lg:text-2xl">{act.title}</em>
        </p>
      )}
      <h2 id={`${id}-name`} className="text-[2.5rem] sm:text-display">
        {name}
      </h2>
      <SiteLink href="/contact" className={GET_IN_TOUCH} aria-label={`Get in Touch about ${name}`}>
        Get in Touch
      </SiteLink>
      <p className="max-w-[29.5em] leading-relaxed max-sm:text-balance sm:text-lg">{description}</p>
      <h3 className="sr-only">What is included</h3>
      <ul className="grid w-full max-w-[35.5em] gap-1.5 text-left leading-snug sm:gap-2 sm:leading-normal">
        {features.map((feature) => (
          <li
            key={feature}
            className="flex gap-3 text-balance before:mt-[0.6em] before:h-0.5 before:w-3 before:shrink-0 before:bg-glow sm:before:mt-2.5"
          >
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
