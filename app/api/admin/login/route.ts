import { rememberDevice } from "@/lib/backend/auth/known-device";
import { login } from "@/lib/backend/auth/login";
import { sessionResponse } from "@/lib/backend/auth/session";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { authCalls } from "@/lib/contract/calls/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(authCalls.signIn, async ({ request, body }) => {
    await countAttempt("login", request);
    const { answer, session } = await login(request, body);
    const response = sessionResponse(session, answer);
    await rememberDevice(response, answer.admin._id);
    return response;
  }),
);
