import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, json } from "@/lib/backend/http/respond";
import { listNotifications } from "@/lib/backend/notifications/list";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async (request) => {
    await requireAdmin(request);
    return json(await listNotifications());
  },
});
