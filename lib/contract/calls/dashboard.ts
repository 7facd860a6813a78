import { dashboardSchema, readDashboardSchema } from "../dashboard";
import { notificationSchema, readNotificationSchema } from "../notifications";
import { defineCall } from "./define-call";

export const dashboardCalls = {
  stats: defineCall({
    method: "GET",
    path: "/api/admin/dashboard/stats",
    summary: "Totals, the newest messages, and enquiries by week and by type",
    access: "admin",
    response: { status: 200, schema: dashboardSchema, read: readDashboardSchema },
    errors: [],
  }),
  notifications: defineCall({
    method: "GET",
    path: "/api/admin/notifications",
    summary: "The 20 newest notifications, newest first",
    access: "admin",
    response: { status: 200, schema: notificationSchema.array(), read: readNotificationSchema.array() },
    errors: [],
  }),
};
