import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, json } from "@/lib/backend/http";
import { dashboardStats } from "@/lib/backend/stats/dashboard";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    await requireAdmin(request);
    return json(await dashboardStats());
  },
});
