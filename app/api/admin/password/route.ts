import { changePassword } from "@/lib/backend/auth/change-password";
import { sessionResponse } from "@/lib/backend/auth/session";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { authCalls } from "@/lib/contract/calls/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(authCalls.changePassword, async ({ request, claims, body }) => {
    const session = await changePassword(request, claims, body);
    return sessionResponse(
      session,
      success("Password changed. Your other devices have been signed out.", { token: session.token }),
    );
  }),
);
