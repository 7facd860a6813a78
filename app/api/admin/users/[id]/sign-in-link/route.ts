import { makeSignInLink } from "@/lib/backend/auth/sign-in-links/make";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { signInLinkCalls } from "@/lib/contract/calls/sign-in-links";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(signInLinkCalls.make, async ({ admin, id }) =>
    success("The link is ready.", await makeSignInLink(admin._id, id)),
  ),
);
