import { dashboardCalls } from "@/lib/contract/calls/dashboard";
import type { Dashboard } from "@/lib/contract/dashboard";
import type { Notification } from "@/lib/contract/notifications";
import { requestAsAdmin } from "./as-admin";

/** Fetches the dashboard's data. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  return (await requestAsAdmin(dashboardCalls.stats, { signal }, "Failed to fetch dashboard data")).body;
}

/** Fetches the newest notifications, newest first. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchNotifications(signal: AbortSignal): Promise<Notification[]> {
  return (await requestAsAdmin(dashboardCalls.notifications, { signal }, "Failed to fetch notifications"))
    .body;
}
