import "server-only";
import type { NextResponse } from "next/server";
import { seal, unseal } from "./sealed";
import { cookieValue, sessionCookie } from "./session-cookie";

/** The longest that browsers keep a cookie (draft-ietf-httpbis-rfc6265bis, section 5.5), in seconds. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/** Remembers on a device who has signed in there. Only sent with a sign-in. */
const deviceCookie = {
  name: `${sessionCookie.options.secure ? "__Secure-" : ""}golden-hour.device`,
  options: { ...sessionCookie.options, sameSite: "strict", path: "/api/admin/login", maxAge: MAX_AGE_S },
} as const;

/** Whether a user has signed in on the device before. It opens nothing: it only keeps others from locking the user out. */
export async function isKnownDevice(request: Request, userId: string): Promise<boolean> {
  const value = cookieValue(request, deviceCookie.name);
  return value !== undefined && (await unseal("known device", value))?.sub === userId;
}

/** Makes the device that receives a response known as the user's. */
export async function rememberDevice(response: NextResponse, userId: string): Promise<void> {
  const value = await seal("known device", { sub: userId }, MAX_AGE_S);
  response.cookies.set(deviceCookie.name, value, deviceCookie.options);
}
