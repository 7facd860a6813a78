import type { Dashboard } from "@/lib/contract/dashboard";
import type { Notification } from "@/lib/contract/notifications";
import { ApiError, withFallback } from "./http";
import { callAsAdmin } from "./session";

/** What the dashboard shows. @throws ApiError 'Failed to fetch dashboard data' or the server's message. */
export function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  return withFallback("Failed to fetch dashboard data", async () => {
    const { body } = await callAsAdmin<Dashboard | undefined>("/api/admin/dashboard/stats", { signal });
    if (!body?.success) throw new ApiError("");
    // SPEC section 7 does not know the last two: a backend elsewhere may leave them out.
    return {
      ...body,
      enquiriesByWeek: body.enquiriesByWeek ?? [],
      enquiriesByType: body.enquiriesByType ?? [],
    };
  });
}

/** The newest notifications, newest first. @throws ApiError with a message. */
export function fetchNotifications(signal: AbortSignal): Promise<Notification[]> {
  return withFallback("Failed to fetch notifications", async () => {
    return (await callAsAdmin<Notification[]>("/api/admin/notifications", { signal })).body;
  });
}
