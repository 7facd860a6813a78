import { success } from "@/lib/backend/http/respond";
import { renewDevice } from "@/lib/backend/push/devices";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { pushCalls } from "@/lib/contract/calls/push";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(pushCalls.renew, async ({ claims, body }) => {
    await renewDevice(claims, body);
    return success("This device will be notified of new enquiries.");
  }),
);
