import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, json } from "@/lib/backend/http/respond";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    const { admin } = await requireAdmin(request);
    return json(admin);
  },
});
