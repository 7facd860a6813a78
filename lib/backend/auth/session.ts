import "server-only";
import { randomUUID } from "node:crypto";
import { NextResponse } from "next/server";
import { encode } from "next-auth/jwt";
import type { SignIn } from "@/lib/contract/account";
import { sessionSecret } from "@/lib/settings/env";
import { signAccessToken } from "./access-token";
import { SESSION_MAX_AGE_S, type SessionClaims, sessionCookie } from "./session-cookie";
import { recordSession } from "./sign-ins";

/** The two parts of a session: the access token and the encrypted value of the session cookie. */
export interface Session {
  token: string;
  cookie: string;
}

/**
 * Starts or renews a session, and records it. The caller has just verified that the user is an admin.
 *
 * @param request the device that it is on. @param method how the admin signed in; a session that is renewed keeps its own.
 */
export async function issueSession(
  request: Request,
  { sessionId = randomUUID(), userId, sessionVersion }: SessionClaims,
  method: SignIn["method"] = "password",
): Promise<Session> {
  const claims = { sessionId, sessionVersion };
  const [token, cookie] = await Promise.all([
    signAccessToken({ userId, ...claims }),
    encode({ token: { sub: userId, ...claims }, secret: sessionSecret(), maxAge: SESSION_MAX_AGE_S }),
    recordSession(request, { userId, ...claims }, method),
  ]);
  return { token, cookie };
}

/** A response that sets the session cookie; `body` carries the access token. */
export function sessionResponse<Body>(session: Session, body: Body): NextResponse<Body> {
  const response = NextResponse.json(body, { headers: { "cache-control": "no-store" } });
  response.cookies.set(sessionCookie.name, session.cookie, {
    ...sessionCookie.options,
    maxAge: SESSION_MAX_AGE_S,
  });
  return response;
}
