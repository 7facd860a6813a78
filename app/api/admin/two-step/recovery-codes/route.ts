import { confirmPassword } from "@/lib/backend/auth/confirm";
import { renewRecoveryCodes } from "@/lib/backend/auth/two-step/change";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { accountCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(accountCalls.renewRecoveryCodes, async ({ request, admin, body }) => {
    await confirmPassword(request, admin._id, body.currentPassword);
    return { recoveryCodes: await renewRecoveryCodes(admin) };
  }),
);
