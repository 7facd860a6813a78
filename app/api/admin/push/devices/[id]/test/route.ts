import { success } from "@/lib/backend/http/respond";
import { sendTestPush } from "@/lib/backend/push/send-test";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { pushCalls } from "@/lib/contract/calls/push";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(pushCalls.test, async ({ request, admin, id }) => {
    const name = await sendTestPush(request, admin._id, id);
    return success(`A test is on its way to ${name}.`);
  }),
);
