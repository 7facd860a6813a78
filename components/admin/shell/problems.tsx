"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { Alert } from "@/components/ui/alert";
import { fetchProblems } from "@/lib/client/problems";

/** How often the problems are fetched while the tab is visible, in milliseconds. */
const POLL_MS = 5 * 60_000;

const problemsQuery = queryOptions({
  queryKey: ["problems"],
  queryFn: ({ signal }) => fetchProblems(signal),
  meta: { announce: false },
  refetchInterval: POLL_MS,
});

/** What the owner has to do something about, above every screen. */
export function Problems() {
  const { data: problems = [] } = useQuery(problemsQuery);
  if (problems.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {problems.map(({ title, advice }) => (
        <Alert key={title}>
          <strong className="block">{title}</strong>
          {advice}
        </Alert>
      ))}
    </div>
  );
}
