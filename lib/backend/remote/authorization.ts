import "server-only";
import { backendSessionOf } from "./session";

/** For a client without a token: the token in the session cookie of a same-origin request. */
export async function authorizationOf(request: Request): Promise<{ authorization?: string }> {
  if (request.headers.has("authorization")) return {};
  const session = await backendSessionOf(request);
  return session ? { authorization: `Bearer ${session.token}` } : {};
}
