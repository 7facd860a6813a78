import { type NextRequest, NextResponse } from "next/server";
import { guardRedirect } from "@/lib/backend/auth/guard";
import { contentSecurityPolicy } from "@/lib/process/content-security-policy";
import { pageSources } from "@/lib/process/page-sources";
import { development } from "@/lib/settings/env";

/** Guards the admin pages and sets a nonce for each. Browsers fetch the service worker and the manifest without a session. Uploads must not match: Next truncates large bodies here. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const login = await guardRedirect(request.nextUrl, (name) => request.cookies.get(name)?.value);
  if (login) return NextResponse.redirect(login);

  const nonce = crypto.randomUUID();
  const headers = new Headers(request.headers);
  // React's development build uses eval to reconstruct server stack traces.
  const developmentOnly = development ? ["'unsafe-eval'"] : [];
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`, ...developmentOnly], {
    ...pageSources(request.nextUrl.pathname),
    worker: true,
  });
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: ["/admin", "/admin/((?!sw\\.js$|manifest\\.webmanifest$).*)"] };
