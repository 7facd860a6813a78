export const LOGIN_PATH = "/admin/login";
/** Where somebody with a one-time link chooses their password. */
const CHOOSE_PATH = "/admin/login/choose";
export const DASHBOARD_PATH = "/admin/dashboard";
/** The console's service worker, and what it is in charge of. */
export const SERVICE_WORKER = { path: "/admin/sw.js", scope: "/admin/" } as const;

/** The pages without a session. */
export const isSignInPage = (path: string): boolean => path === LOGIN_PATH || path === CHOOSE_PATH;

/** A one-time link. Its token is in the fragment, which browsers send to no server: not to a log, nor as a referrer. */
export const signInLinkUrl = (origin: string, token: string): string => `${origin}${CHOOSE_PATH}#${token}`;

/**
 * Decides where to go after signing in.
 *
 * @param requested the `callbackUrl` of the URL; untrusted.
 * @returns the requested path if it is an admin page that needs a session, otherwise the dashboard.
 */
export function safeReturnPath(requested: string | null): string {
  // Resolving against a reserved host unmasks "//admin.evil.example" and "/\evil.example".
  const base = "http://here.invalid";
  if (!requested || !URL.canParse(requested, base)) return DASHBOARD_PATH;
  const { origin, pathname, search, hash } = new URL(requested, base);
  const isAdminPage = origin === base && requested.startsWith("/admin/") && pathname.startsWith("/admin/");
  return isAdminPage && !isSignInPage(pathname) ? `${pathname}${search}${hash}` : DASHBOARD_PATH;
}
