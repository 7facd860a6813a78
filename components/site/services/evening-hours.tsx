import { evening } from "@/lib/content/evening";
import { services } from "@/lib/content/services";

/** The hours of an evening with all four crafts, each linked to its craft on the same page. Phones have no room for them. */
export function EveningHours() {
  return (
    <ol className="flex flex-wrap gap-x-10 gap-y-4 max-sm:hidden">
      {evening.map(({ time, craft }) => (
        <li key={craft}>
          <a href={`#${craft}`} className="group grid min-h-11 gap-1">
            <span className="font-display text-4xl text-lamp leading-none">
              {time} <small className="text-[0.45em] italic">pm</small>
            </span>
            <span className="underline decoration-transparent underline-offset-4 group-hover:decoration-current">
              {services.find(({ id }) => id === craft)?.name}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
