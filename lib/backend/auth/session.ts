import "server-only";
import { randomUUID } from "node:crypto";
import { NextResponse } from "next/server";
import { encode } from "next-auth/jwt";
import type { SignIn } from "@/lib/contract/account";
import { sessionSecret } from "@/lib/settings/env";
import { signAccessToken } from "./access-token";
import {
  readSessionCookie,
  SESSION_MAX_AGE_S,
  type SessionClaims,
  sameOriginSessionCookie,
  sessionCookie,
} from "./session-cookie";
import { recordRenewal, recordSignIn } from "./sign-ins";

/** The two parts of a session: the access token and the encrypted value of the session cookie. */
export interface Session {
  token: string;
  cookie: string;
}

/**
 * Starts a session after a sign-in. The browser's session before it, which it can't use any more, ends.
 *
 * @param request the device that it is on. @param user an admin, as just verified. @param method how they signed in.
 */
export async function startSession(
  request: Request,
  user: Omit<SessionClaims, "sessionId">,
  method: SignIn["method"],
): Promise<Session> {
  const before = await readSessionCookie(sameOriginSessionCookie(request));
  const claims = { ...user, sessionId: randomUUID() };
  const [session] = await Promise.all([
    encodeSession(claims),
    recordSignIn(request, claims, { method, replaced: before?.sessionId }),
  ]);
  return session;
}

/** Renews a session, also one of an earlier version of the site, which has no id yet. @param claims as just verified. */
export async function renewSession(
  request: Request,
  { sessionId = randomUUID(), ...user }: SessionClaims,
): Promise<Session> {
  const claims = { ...user, sessionId };
  const [session] = await Promise.all([encodeSession(claims), recordRenewal(request, claims)]);
  return session;
}

async function encodeSession({ userId, ...claims }: SessionClaims): Promise<Session> {
  const [token, cookie] = await Promise.all([
    signAccessToken({ userId, ...claims }),
    encode({ token: { sub: userId, ...claims }, secret: sessionSecret(), maxAge: SESSION_MAX_AGE_S }),
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
