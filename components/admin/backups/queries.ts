import { queryOptions } from "@tanstack/react-query";
import { fetchBackups } from "@/lib/client/backups";

/** How often the list is fetched while a backup is being made and the tab is visible, in milliseconds. */
const POLL_MS = 3_000;

/** The backups that are kept, newest first, and whether one is being made. */
export const backupsQuery = queryOptions({
  queryKey: ["backups"],
  queryFn: ({ signal }) => fetchBackups(signal),
  refetchInterval: ({ state }) => state.data?.runningSince != null && POLL_MS,
});
