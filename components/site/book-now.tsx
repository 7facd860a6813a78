import { SiteLink } from "@/components/ui/site-link";
import { DateForm } from "./date-form";
import { ENDING_LINK, Ending } from "./ending";
import type { EndingName } from "./endings";

/** The call to action at the end of a page: the date form at night. */
export function BookNow({ ending }: { ending: EndingName }) {
  return (
    <Ending name={ending}>
      <DateForm atNight />
      <p className="flex flex-wrap items-center gap-x-3 justify-self-start text-muted">
        No date yet?
        <SiteLink href="/contact" className={ENDING_LINK}>
          Book Now
        </SiteLink>
      </p>
    </Ending>
  );
}
