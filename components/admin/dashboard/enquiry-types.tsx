import { Level } from "@/components/ui/level";
import { Skeleton } from "@/components/ui/skeleton";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { Dashboard } from "@/lib/contract/dashboard";
import { Panel } from "../shell/panel";
import { levels } from "./levels";

const SEGMENTS = 16;

/** The number of enquiries by event type. */
export function EnquiryTypes({ types }: { types: Dashboard["enquiriesByType"] | undefined }) {
  if (types?.length === 0) return null;
  const lit = levels(types?.map(({ count }) => count) ?? [], SEGMENTS);
  return (
    <Panel title="Enquiries by event" className="pb-5">
      {types ? (
        <ul className="grid gap-3 px-4 sm:px-5">
          {types.map(({ eventType, count }, index) => (
            <li key={eventType} className="grid gap-1.5">
              <span className="flex items-baseline justify-between gap-3">
                {EVENT_TYPE_NAMES[eventType]}{" "}
                <span className="font-display text-lg">{count.toLocaleString("en-US")}</span>
              </span>
              <Level lit={lit[index] ?? 0} of={SEGMENTS} peakFrom={(lit[index] ?? 0) - 1} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="mx-4 h-[12.5rem] sm:mx-5" />
      )}
    </Panel>
  );
}
