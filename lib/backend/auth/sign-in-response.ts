import "server-only";
import type { NextResponse } from "next/server";
import type { LoginResponse } from "@/lib/contract/auth";
import { log } from "../log";
import { endSession } from "./end-sessions";
import { rememberDevice } from "./known-device";
import { type Session, sessionResponse } from "./session";
import { readSessionCookie, sameOriginSessionCookie } from "./session-cookie";

/** A sign-in that succeeded. */
interface SignedIn {
  answer: LoginResponse;
  session: Session;
}

/** The response to a sign-in. The browser's session before it, which it can't use any more, ends. */
export async function signInResponse(
  request: Request,
  { answer, session }: SignedIn,
): Promise<NextResponse<LoginResponse>> {
  const before = await readSessionCookie(sameOriginSessionCookie(request));
  if (before)
    await endSession(before).catch((error: unknown) => log.error({ err: error }, "failed to end a session"));
  const response = sessionResponse(session, answer);
  await rememberDevice(response, answer.admin._id);
  return response;
}
