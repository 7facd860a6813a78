import "server-only";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { SESSION_MAX_AGE_S, sessionCookie } from "./session-cookie";

/**
 * next-auth over the cookie that `POST /api/admin/login` sets. It has no provider on purpose: that
 * call is the one place where a password is checked (docs/decisions/003-one-sign-in-call.md).
 */
const nextAuthOptions: NextAuthOptions = {
  providers: [],
  session: { strategy: "jwt", maxAge: SESSION_MAX_AGE_S },
  cookies: { sessionToken: sessionCookie },
  pages: { signIn: "/admin/login" },
};

const handler: (request: Request, context: { params: { nextauth: string[] } }) => Promise<Response> =
  NextAuth(nextAuthOptions);

/** A call of next-auth's own: the site uses its sign-out, which needs a CSRF token. */
export const nextAuthCall = (action: "csrf" | "signout") => (request: Request) =>
  handler(request, { params: { nextauth: [action] } });
