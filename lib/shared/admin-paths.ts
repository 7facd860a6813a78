export const LOGIN_PATH = "/admin/login";
export const DASHBOARD_PATH = "/admin/dashboard";

/**
 * Decides where to go after signing in.
 *
 * @param requested the `callbackUrl` of the URL; untrusted.
 * @returns the requested path if it is an admin page other than the sign-in, otherwise the dashboard.
 */
export function safeReturnPath(requested: string | null): string {
  // Resolving against a reserved host unmasks "//admin.evil.example" and "/\evil.example".
  const base = "http://here.invalid";
  if (!requested || !URL.canParse(requested, base)) return DASHBOARD_PATH;
  const { origin, pathname, search, hash } = new URL(requested, base);
  const isAdminPage = origin === base && requested.startsWith("/admin/") && pathname.startsWith("/admin/");
  return isAdminPage && pathname !== LOGIN_PATH ? `${pathname}${search}${hash}` : DASHBOARD_PATH;
}
