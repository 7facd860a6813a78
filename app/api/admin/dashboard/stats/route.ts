import { dashboardStats } from "@/lib/backend/dashboard/dashboard";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { dashboardCalls } from "@/lib/contract/calls/dashboard";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(dashboardCalls.stats, ({ admin }) => dashboardStats(admin)),
);
