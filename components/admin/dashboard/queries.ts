import { queryOptions } from "@tanstack/react-query";
import { fetchDashboard } from "@/lib/client/dashboard";

/** Shown in the toast, and in the page together with the reason. */
export const LOAD_FAILED = "Failed to load dashboard data";

/** The statistics and the newest messages. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => fetchDashboard(signal),
  meta: { announce: LOAD_FAILED },
});
