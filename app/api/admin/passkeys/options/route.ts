import { confirmPassword } from "@/lib/backend/auth/confirm";
import { newPasskeyOptions } from "@/lib/backend/auth/passkeys/add";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { passkeyCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(passkeyCalls.options, async ({ request, admin, body }) => {
    await confirmPassword(request, admin._id, body.currentPassword);
    return newPasskeyOptions(admin);
  }),
);
