import { changePassword } from "@/lib/backend/auth/change-password";
import { requireAdmin } from "@/lib/backend/auth/require-admin";
import { sessionResponse } from "@/lib/backend/auth/session";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api, readJson } from "@/lib/backend/http/respond";
import { passwordChangeSchema } from "@/lib/contract/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  PUT: async (request) => {
    const { admin } = await requireAdmin(request);
    const change = await readJson(request, passwordChangeSchema);
    await countAttempt("login", request);
    const session = await changePassword(admin._id, change);
    return sessionResponse(session, {
      success: true,
      message: "Your password is changed. Other devices are signed out.",
      data: { token: session.token },
    });
  },
});
