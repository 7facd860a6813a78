import { success } from "@/lib/backend/http/respond";
import { changeDevice, removeDevice } from "@/lib/backend/push/devices";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { pushCalls } from "@/lib/contract/calls/push";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(pushCalls.change, async ({ admin, id, body }) => {
    await changeDevice(admin._id, id, body);
    return success(
      body.showsName ? "Notifications will show the name." : "Notifications will not show the name.",
    );
  }),
  handle(pushCalls.remove, async ({ admin, id }) => {
    await removeDevice(admin._id, id);
    return success("The device is no longer notified.");
  }),
);
