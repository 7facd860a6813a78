import "server-only";
import type { NextResponse } from "next/server";
import type { LoginResponse } from "@/lib/contract/auth";
import { rememberDevice } from "./known-device";
import { type Session, sessionResponse } from "./session";

/** The response to a sign-in that succeeded. It makes the device known. */
export async function signInResponse({
  answer,
  session,
}: {
  answer: LoginResponse;
  session: Session;
}): Promise<NextResponse<LoginResponse>> {
  const response = sessionResponse(session, answer);
  await rememberDevice(response, answer.admin._id);
  return response;
}
