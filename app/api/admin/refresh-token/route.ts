import { renewSession, sessionResponse } from "@/lib/backend/auth/session";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { authCalls } from "@/lib/contract/calls/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(authCalls.refreshToken, async ({ request, claims }) => {
    const session = await renewSession(request, claims);
    return sessionResponse(session, { token: session.token });
  }),
);
