import { endDevice } from "@/lib/backend/auth/end-sessions";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { accountCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(accountCalls.endSession, async ({ admin, id }) => {
    await endDevice(admin._id, id);
    return success("The device has been signed out.");
  }),
);
