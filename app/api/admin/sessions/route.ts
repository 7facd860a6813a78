import { endSessions } from "@/lib/backend/auth/end-sessions";
import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { api, success } from "@/lib/backend/http/respond";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  DELETE: async (request) => {
    const { admin } = await requireAdmin(request);
    await endSessions(admin._id);
    return success({ message: "You are signed out on all devices." });
  },
});
