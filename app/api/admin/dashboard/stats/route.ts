import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { dashboardStats } from "@/lib/backend/dashboard/dashboard";
import { api, json } from "@/lib/backend/http/respond";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    await requireAdmin(request);
    return json(await dashboardStats());
  },
});
