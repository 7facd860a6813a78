import "server-only";
import { env } from "@/lib/settings/env";
import { isSignInPage, LOGIN_PATH } from "@/lib/shared/admin-paths";
import { readBackendSession } from "../remote/session";
import { readSessionCookie, sessionCookie } from "./session-cookie";

const isSession = env.API_BASE_URL ? readBackendSession : readSessionCookie;

/**
 * Decides where the guard sends a request for an admin page.
 *
 * The redirect is a convenience, not protection: the page is an empty shell, and every API call checks
 * permissions itself.
 *
 * @param url the requested page. @param cookie reads a cookie by name.
 * @returns the sign-in page with a `callbackUrl`, or undefined when the page may be shown.
 */
export async function guardRedirect(
  url: URL,
  cookie: (name: string) => string | undefined,
): Promise<URL | undefined> {
  if (isSignInPage(url.pathname)) return undefined;
  if (await isSession(cookie(sessionCookie.name))) return undefined;
  const login = new URL(LOGIN_PATH, url);
  login.searchParams.set("callbackUrl", `${url.pathname}${url.search}`);
  return login;
}
