import NextAuth from "next-auth";
import { nextAuthOptions } from "@/lib/backend/auth/next-auth";

const handler = NextAuth(nextAuthOptions);

/** next-auth's own calls; the site uses its sign-out, which needs a CSRF token. */
export { handler as GET, handler as POST };
