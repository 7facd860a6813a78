import { type NextRequest, NextResponse } from "next/server";
import { guardRedirect } from "@/lib/backend/auth/guard";
import { contentSecurityPolicy } from "@/lib/process/content-security-policy";
import { development } from "@/lib/settings/env";

/** Guards the admin pages and gives each its nonce. Uploads never pass here: Next would cut them. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const login = await guardRedirect(request.nextUrl, (name) => request.cookies.get(name)?.value);
  if (login) return NextResponse.redirect(login);

  const nonce = crypto.randomUUID();
  const headers = new Headers(request.headers);
  // React's development build evaluates code to rebuild the server's stacks.
  const whileDeveloping = development ? ["'unsafe-eval'"] : [];
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, ...whileDeveloping]);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: ["/admin", "/admin/:path*"] };
