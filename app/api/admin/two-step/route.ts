import { confirmPassword } from "@/lib/backend/auth/confirm";
import { setUpTwoStep, startTwoStep } from "@/lib/backend/auth/two-step/change";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { accountCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(accountCalls.setUpTwoStep, async ({ request, admin, body }) => {
    await confirmPassword(request, admin._id, body.currentPassword);
    return setUpTwoStep(admin);
  }),
  handle(accountCalls.startTwoStep, async ({ request, admin, body }) => {
    await countAttempt("login", request);
    return { recoveryCodes: await startTwoStep(admin, body) };
  }),
);
