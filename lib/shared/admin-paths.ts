export const LOGIN_PATH = "/admin/login";
export const DASHBOARD_PATH = "/admin/dashboard";

/**
 * Where to go after the sign-in.
 *
 * @param requested the `callbackUrl` of the address bar, from anyone.
 * @returns it, when it is an admin page of this site other than the sign-in; else the dashboard.
 */
export function safeReturnPath(requested: string | null): string {
  // A base of its own tells "/admin" from "//admin.evil.example" and "/\evil.example".
  const base = "http://here.invalid";
  if (!requested || !URL.canParse(requested, base)) return DASHBOARD_PATH;
  const { origin, pathname, search, hash } = new URL(requested, base);
  const isOurs = origin === base && requested.startsWith("/admin/") && pathname.startsWith("/admin/");
  return isOurs && pathname !== LOGIN_PATH ? `${pathname}${search}${hash}` : DASHBOARD_PATH;
}
