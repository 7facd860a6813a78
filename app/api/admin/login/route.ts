import { login } from "@/lib/backend/auth/login";
import { signInResponse } from "@/lib/backend/auth/sign-in-response";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { authCalls } from "@/lib/contract/calls/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(authCalls.signIn, async ({ request, body }) => {
    await countAttempt("login", request);
    return signInResponse(await login(request, body));
  }),
);
