import { queryOptions } from "@tanstack/react-query";
import { fetchDashboard } from "@/lib/client/dashboard";
import { fetchNotices } from "@/lib/client/mails";

/** Shown in the toast, and in the page together with the reason. */
export const LOAD_FAILED = "Failed to load dashboard data";

/** The statistics and the newest messages. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => fetchDashboard(signal),
  meta: { announce: LOAD_FAILED },
});

/** Who is notified of new enquiries. Don't toast: the enquiries themselves are there. */
export const noticesQuery = queryOptions({
  queryKey: ["notices"],
  queryFn: ({ signal }) => fetchNotices(signal),
  meta: { announce: false },
});
