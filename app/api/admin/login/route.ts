import { login } from "@/lib/backend/auth/login";
import { sessionResponse } from "@/lib/backend/auth/session";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { api, readJson } from "@/lib/backend/http/respond";
import { credentialsSchema } from "@/lib/contract/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  POST: async (request) => {
    const credentials = await readJson(request, credentialsSchema);
    await countAttempt("login", request);
    const { answer, session } = await login(credentials);
    return sessionResponse(session, answer);
  },
});
