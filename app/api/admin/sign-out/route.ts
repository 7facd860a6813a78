import { endSession } from "@/lib/backend/auth/end-sessions";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { authCalls } from "@/lib/contract/calls/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(authCalls.signOut, async ({ claims }) => {
    await endSession(claims);
    return success("You have been signed out.");
  }),
);
