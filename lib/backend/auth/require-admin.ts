import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { HttpError } from "../http/http-error";
import { isSameOrigin } from "../http/same-origin";
import { findAdmin } from "../users/admins";
import { verifyAccessToken } from "./access-token";
import { readSessionCookie, type SessionClaims, sessionCookie } from "./session-cookie";

/**
 * Finds out who makes a request: the bearer token's admin, else, on a same-origin request, the
 * session cookie's.
 *
 * @returns the admin as the database has them now, and their session's claims.
 * @throws HttpError 401 without a valid token or cookie, and for an admin who was deleted, demoted or
 * whose session was ended since.
 */
export async function requireAdmin(request: Request): Promise<{ admin: Admin; claims: SessionClaims }> {
  const authorization = request.headers.get("authorization");
  const claims = authorization
    ? await verifyAccessToken(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "")
    : await readSameOriginCookie(request);
  return admit(claims);
}

/** The same for the call that renews a session, which only the cookie can ask for. */
export async function requireSessionCookie(
  request: Request,
): Promise<{ admin: Admin; claims: SessionClaims }> {
  return admit(await readSameOriginCookie(request));
}

async function admit(claims: SessionClaims | undefined): Promise<{ admin: Admin; claims: SessionClaims }> {
  const admin = claims && (await findAdmin(claims));
  if (!admin) throw new HttpError(401, "Please sign in.");
  return { admin, claims };
}

async function readSameOriginCookie(request: Request): Promise<SessionClaims | undefined> {
  if (!isSameOrigin(request)) return undefined;
  return readSessionCookie(cookieOf(request, sessionCookie.name));
}

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
