import "server-only";
import { NextResponse } from "next/server";
import { encode } from "next-auth/jwt";
import { sessionSecret } from "@/lib/settings/env";
import { signAccessToken } from "./access-token";
import { SESSION_MAX_AGE_S, type SessionClaims, sessionCookie } from "./session-cookie";

/** Both halves of a sign-in: the access token and the encrypted value of the session cookie. */
export interface Session {
  token: string;
  cookie: string;
}

/** Begins or renews a session for an admin whose right to it was just checked. */
export async function issueSession({ userId, sessionVersion }: SessionClaims): Promise<Session> {
  const [token, cookie] = await Promise.all([
    signAccessToken({ userId, sessionVersion }),
    encode({ token: { sub: userId, sessionVersion }, secret: sessionSecret(), maxAge: SESSION_MAX_AGE_S }),
  ]);
  return { token, cookie };
}

/** An answer that hands a session over: the cookie beside a body that holds the token. */
export function sessionResponse(session: Session, body: object): NextResponse {
  const response = NextResponse.json(body, { headers: { "cache-control": "no-store" } });
  response.cookies.set(sessionCookie.name, session.cookie, {
    ...sessionCookie.options,
    maxAge: SESSION_MAX_AGE_S,
  });
  return response;
}
