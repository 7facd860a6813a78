import "server-only";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { SESSION_MAX_AGE_S, sessionCookie } from "./session-cookie";

/**
 * next-auth on top of the cookie that `POST /api/admin/login` sets. It has no provider on purpose: that
 * call is the only place where a password is checked (docs/decisions/003-one-sign-in-call.md).
 */
const nextAuthOptions: NextAuthOptions = {
  providers: [],
  session: { strategy: "jwt", maxAge: SESSION_MAX_AGE_S },
  cookies: { sessionToken: sessionCookie },
  pages: { signIn: "/admin/login" },
};

const handler: (request: Request, context: { params: { nextauth: string[] } }) => Promise<Response> =
  NextAuth(nextAuthOptions);

/** Handles one of next-auth's own calls. The site uses its sign-out, which needs a CSRF token. */
export const nextAuthCall = (action: "csrf" | "signout") => (request: Request) =>
  handler(request, { params: { nextauth: [action] } });
