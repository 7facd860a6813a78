import { removePasskey } from "@/lib/backend/auth/passkeys/remove";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { passkeyCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(passkeyCalls.remove, async ({ admin, id }) => {
    await removePasskey(admin._id, id);
    return success("The passkey has been removed.");
  }),
);
