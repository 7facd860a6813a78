import { requireSessionCookie } from "@/lib/backend/auth/require-admin";
import { issueSession, sessionResponse } from "@/lib/backend/auth/session";
import { api } from "@/lib/backend/http/respond";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  POST: async (request) => {
    const { claims } = await requireSessionCookie(request);
    const session = await issueSession(claims);
    return sessionResponse(session, { token: session.token });
  },
});
