import "server-only";
import { getSetCookies } from "undici";

/** The backend's cookies by name. */
type Cookies = Record<string, string>;

/** The backend's cookies after a response that sets or deletes some of them. */
export function updatedCookies(cookies: Cookies, { headers }: Response): Cookies {
  const updated = new Map(Object.entries(cookies));
  for (const { name, value, maxAge, expires } of getSetCookies(headers)) {
    const isExpired =
      maxAge === undefined ? expires !== undefined && Number(expires) <= Date.now() : maxAge <= 0;
    if (isExpired) updated.delete(name);
    else updated.set(name, value);
  }
  return Object.fromEntries(updated);
}

/** The header that sends cookies back. */
export function cookieHeader(cookies: Cookies): { cookie?: string } {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { cookie: pairs.join("; ") } : {};
}
