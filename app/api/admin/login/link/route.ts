import { choosePassword, openSignInLink } from "@/lib/backend/auth/sign-in-links/choose";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { signInLinkCalls } from "@/lib/contract/calls/sign-in-links";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(signInLinkCalls.open, async ({ request, body }) => {
    await countAttempt("login", request);
    return openSignInLink(body.token);
  }),
  handle(signInLinkCalls.choose, async ({ request, body }) => {
    await countAttempt("login", request);
    await choosePassword(body);
    return success("Your password is set.");
  }),
);
