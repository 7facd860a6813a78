import "server-only";
import { LOGIN_PATH } from "@/lib/shared/admin-paths";
import { readSessionCookie, sessionCookie } from "./session-cookie";

/**
 * Where the guard sends a request for an admin page.
 *
 * It only redirects: whoever gets past it sees an empty shell, since every call checks for itself.
 *
 * @param url the page that was asked for. @param cookie reads a cookie by its name.
 * @returns the sign-in page with the way back, or undefined when the page may be shown.
 */
export async function guardRedirect(
  url: URL,
  cookie: (name: string) => string | undefined,
): Promise<URL | undefined> {
  if (url.pathname === LOGIN_PATH) return undefined;
  if (await readSessionCookie(cookie(sessionCookie.name))) return undefined;
  const login = new URL(LOGIN_PATH, url);
  login.searchParams.set("callbackUrl", `${url.pathname}${url.search}`);
  return login;
}
