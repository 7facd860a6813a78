import "server-only";
import type { NextResponse } from "next/server";
import { encode } from "next-auth/jwt";
import { env, sessionSecret } from "@/lib/settings/env";
import { sessionResponse } from "../auth/session";
import { SESSION_MAX_AGE_S } from "../auth/session-cookie";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import type { BackendSession } from "./session";

/** Browsers ignore larger cookies (RFC 6265, section 6.1: 4096 bytes). Leaves room for the name and the attributes. */
const COOKIE_LIMIT = 3800;

/**
 * A response that sets this site's session cookie to a session at the backend.
 *
 * @throws HttpError 502 for a session that does not fit in a cookie.
 */
export async function backendSessionResponse<Body>(
  session: BackendSession,
  body: Body,
): Promise<NextResponse<Body>> {
  const claims = { sub: "backend", backend: { ...session, address: env.API_BASE_URL } };
  const cookie = await encode({ token: claims, secret: sessionSecret(), maxAge: SESSION_MAX_AGE_S });
  if (cookie.length > COOKIE_LIMIT) {
    log.error({ characters: cookie.length }, "the session of the backend does not fit in a cookie");
    throw new HttpError(502, "The server's session is too large for a cookie.");
  }
  return sessionResponse({ token: session.token, cookie }, body);
}
