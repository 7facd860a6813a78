import { rememberDevice } from "@/lib/backend/auth/known-device";
import { signInWithPasskey } from "@/lib/backend/auth/passkeys/sign-in";
import { sessionResponse } from "@/lib/backend/auth/session";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { passkeyCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(passkeyCalls.signIn, async ({ request, body }) => {
    await countAttempt("login", request);
    const { answer, session } = await signInWithPasskey(request, body);
    const response = sessionResponse(session, answer);
    await rememberDevice(response, answer.admin._id);
    return response;
  }),
);
