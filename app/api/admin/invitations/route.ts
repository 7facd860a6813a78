import { inviteAdmin } from "@/lib/backend/auth/sign-in-links/make";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { signInLinkCalls } from "@/lib/contract/calls/sign-in-links";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(signInLinkCalls.invite, async ({ admin, body }) =>
    success("User added successfully", await inviteAdmin(body, admin._id)),
  ),
);
