import { signInWithPasskey } from "@/lib/backend/auth/passkeys/sign-in";
import { signInResponse } from "@/lib/backend/auth/sign-in-response";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { passkeyCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(passkeyCalls.signIn, async ({ request, body }) => {
    await countAttempt("login", request);
    return signInResponse(await signInWithPasskey(request, body));
  }),
);
