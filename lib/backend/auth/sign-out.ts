import "server-only";
import { log } from "../log";
import { endBackendSession } from "../remote/account";
import { backendAddress } from "../remote/backend";
import { readBackendSession } from "../remote/session";
import { endSession } from "./end-sessions";
import { nextAuthCall } from "./next-auth";
import { cookieValue, readSessionCookie, sessionCookie } from "./session-cookie";

/**
 * next-auth's sign-out, which removes the cookie. It also ends the session where that is kept, so that a copy of the cookie
 * or the token is of no use.
 */
export async function signOut(request: Request): Promise<Response> {
  const response = await nextAuthCall("signout")(request);
  // It removes the cookie only for a request with a CSRF token.
  const isSignedOut = response.headers
    .getSetCookie()
    .some((set) => set.startsWith(`${sessionCookie.name}=;`));
  if (isSignedOut)
    await endSessionOf(cookieValue(request, sessionCookie.name)).catch((error: unknown) =>
      log.error({ err: error }, "failed to end a session"),
    );
  return response;
}

async function endSessionOf(cookie: string | undefined): Promise<void> {
  if (backendAddress) {
    const session = await readBackendSession(cookie);
    return session && endBackendSession(session);
  }
  const claims = await readSessionCookie(cookie);
  return claims && endSession(claims);
}
