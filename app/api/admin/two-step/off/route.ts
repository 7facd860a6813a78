import { confirmPassword } from "@/lib/backend/auth/confirm";
import { stopTwoStep } from "@/lib/backend/auth/two-step/change";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { accountCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(accountCalls.stopTwoStep, async ({ request, admin, body }) => {
    await confirmPassword(request, admin._id, body.currentPassword);
    await stopTwoStep(admin);
    return success("Two-step sign-in is off.");
  }),
);
