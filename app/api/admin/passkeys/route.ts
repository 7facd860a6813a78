import { addPasskey } from "@/lib/backend/auth/passkeys/add";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { passkeyCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(passkeyCalls.add, async ({ request, admin, body }) => {
    const passkey = await addPasskey(request, admin, body);
    return success("The passkey has been added.", passkey);
  }),
);
