"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { Alert } from "@/components/ui/alert";
import { SiteLink } from "@/components/ui/site-link";
import { fetchProblems } from "@/lib/client/problems";
import { BACKUPS_PATH } from "./sections";
import { useMayBackUp } from "./use-may-back-up";

/** How often the problems are fetched while the tab is visible, in milliseconds. */
const POLL_MS = 5 * 60_000;

/** What keeps the server from working well. */
export const problemsQuery = queryOptions({
  queryKey: ["problems"],
  queryFn: ({ signal }) => fetchProblems(signal),
  meta: { announce: false },
  refetchInterval: POLL_MS,
});

/** What the owner has to do something about, above every screen. */
export function Problems() {
  const { data: problems = [] } = useQuery(problemsQuery);
  const isElsewhere = usePathname() !== BACKUPS_PATH;
  const leadsToBackups = useMayBackUp() && isElsewhere;
  if (problems.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {problems.map(({ kind, title, advice }) => (
        <Alert key={title}>
          <strong className="block">{title}</strong>
          {advice}
          {kind === "backup" && leadsToBackups && (
            <SiteLink
              href={BACKUPS_PATH}
              className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
            >
              Go to the backups
            </SiteLink>
          )}
        </Alert>
      ))}
    </div>
  );
}
