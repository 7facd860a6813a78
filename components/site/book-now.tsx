import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { DateForm } from "./date-form";
import { ENDING_LINK, Ending } from "./ending";
import type { EndingName } from "./endings";

/** The ID of the date form at the end of a page. */
export const LAST_DATE_FORM = "last-date";

/**
 * The call to action at the end of a page: the date form at night.
 *
 * @param children what stands between the words and the form.
 */
export function BookNow({ ending, children }: { ending: EndingName; children?: ReactNode }) {
  return (
    <Ending name={ending}>
      {children}
      <DateForm id={LAST_DATE_FORM} atNight />
      <p className="flex flex-wrap items-center gap-x-3 justify-self-start text-muted">
        No date yet?
        <SiteLink href="/contact" className={ENDING_LINK}>
          Book Now
        </SiteLink>
      </p>
    </Ending>
  );
}
