import { queryOptions } from "@tanstack/react-query";
import { fetchNotifications } from "@/lib/client/dashboard";

/** The latest notifications, newest first. Don't toast; the list shows the error. */
export const notificationsQuery = queryOptions({
  queryKey: ["notifications"],
  queryFn: ({ signal }) => fetchNotifications(signal),
  meta: { announce: false },
});
