import { listNotifications } from "@/lib/backend/notifications/list";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { dashboardCalls } from "@/lib/contract/calls/dashboard";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(dashboardCalls.notifications, ({ admin }) => listNotifications(admin)),
);
