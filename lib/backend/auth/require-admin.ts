import "server-only";
import { ACCESS_REMOVED } from "@/lib/contract/access-removed";
import type { Admin } from "@/lib/contract/auth";
import { HttpError } from "../http/http-error";
import { verifyAccessToken } from "./access-token";
import { findAdmin, isAdmin } from "./find-admin";
import { readSessionCookie, type SessionClaims, sameOriginSessionCookie } from "./session-cookie";

/**
 * Finds out who makes a request: the bearer token's admin or, on a same-origin request without a token, the
 * session cookie's.
 *
 * @returns the admin as the database has them now, and their session's claims.
 * @throws HttpError 401 without a valid token or cookie, and for an admin who has since been deleted or demoted or
 * whose session has been ended.
 */
export async function requireAdmin(request: Request): Promise<{ admin: Admin; claims: SessionClaims }> {
  const authorization = request.headers.get("authorization");
  const claims = authorization
    ? await verifyAccessToken(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "")
    : await readSessionCookie(sameOriginSessionCookie(request));
  return admit(claims);
}

/** {@link requireAdmin} for the call that renews a session, for which only the cookie counts. */
export async function requireSessionCookie(
  request: Request,
): Promise<{ admin: Admin; claims: SessionClaims }> {
  return admit(await readSessionCookie(sameOriginSessionCookie(request)));
}

/** Only who had a session of somebody learns that their access was removed. */
const reasonFor = async (claims: SessionClaims | undefined) =>
  claims && !(await isAdmin(claims.userId)) ? ACCESS_REMOVED : "Please sign in.";

async function admit(claims: SessionClaims | undefined): Promise<{ admin: Admin; claims: SessionClaims }> {
  const admin = claims && (await findAdmin(claims));
  if (!admin) throw new HttpError(401, await reasonFor(claims));
  return { admin, claims };
}
