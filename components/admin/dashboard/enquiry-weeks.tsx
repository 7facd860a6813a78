import clsx from "clsx";
import { Level } from "@/components/ui/level";
import { Skeleton } from "@/components/ui/skeleton";
import type { Dashboard } from "@/lib/contract/dashboard";
import { formatDay, formatMonth } from "@/lib/shared/format-date";
import { Panel } from "../shell/panel";
import { levels } from "./levels";

const SEGMENTS = 8;
const short = new Intl.NumberFormat("en-US", { notation: "compact" });

/** The number of enquiries in each recent week: level meters to see, a plain list for screen readers. */
export function EnquiryWeeks({ weeks }: { weeks: Dashboard["enquiriesByWeek"] | undefined }) {
  if (weeks?.length === 0) return null;
  const lit = levels(weeks?.map(({ count }) => count) ?? [], SEGMENTS);
  return (
    <Panel title="Enquiries per week" className="pb-4">
      {weeks ? (
        <ol className="grid grid-cols-12 gap-1 px-4 sm:gap-1.5 sm:px-5">
          {weeks.map(({ start, count }, index) => {
            const isCurrent = index === weeks.length - 1;
            return (
              <li key={start}>
                <span className="sr-only">
                  {isCurrent ? "This week" : `Week of ${formatDay(start)}`}: {count.toLocaleString("en-US")}
                </span>
                <span aria-hidden="true" className="grid gap-1 whitespace-nowrap text-xs tabular-nums">
                  <span
                    className={clsx("justify-self-center", count ? "font-semibold text-ink" : "text-muted")}
                  >
                    {short.format(count)}
                  </span>
                  <Level
                    lit={lit[index] ?? 0}
                    of={SEGMENTS}
                    peakFrom={isCurrent ? 0 : (lit[index] ?? 0) - 1}
                    upright
                  />
                  <span
                    className={clsx(
                      "h-4 justify-self-center",
                      isCurrent ? "font-semibold text-ink" : "text-muted",
                    )}
                  >
                    {isCurrent ? "Now" : monthLabel(start, weeks[index - 1]?.start)}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        <Skeleton className="mx-4 h-[7.375rem] sm:mx-5" />
      )}
    </Panel>
  );
}

/** The month's name on the first week that starts in it, otherwise "". */
function monthLabel(start: string, previous = ""): string {
  return start.slice(0, 7) === previous.slice(0, 7) ? "" : formatMonth(start);
}
