import { signInLinkCalls } from "@/lib/contract/calls/sign-in-links";
import type { Choice, Forgotten, Invitation, OpenedLink, SignInLink } from "@/lib/contract/sign-in-links";
import { requestAsAdmin } from "./as-admin";
import { withFallback } from "./http";
import { request } from "./request";
import { leaveForSignIn, signIn } from "./session";

/** Adds an admin who chooses their own password. @returns their link. @throws ApiError with a message and field errors. */
export async function inviteUser(body: Invitation): Promise<SignInLink> {
  const failed = "Failed to save user. Please try again.";
  return (await requestAsAdmin(signInLinkCalls.invite, { body }, failed)).body.data.link;
}

/** Makes a link with which another admin chooses a password. @throws ApiError with a message. */
export async function makeSignInLink(id: string): Promise<SignInLink> {
  const failed = "Failed to make the link. Please try again.";
  return (await requestAsAdmin(signInLinkCalls.make, { id }, failed)).body.data;
}

/** Asks for a mail with a link. @returns what the server says, the same for every address. @throws ApiError with a message. */
export async function mailSignInLink(body: Forgotten): Promise<string> {
  const failed = "Failed to ask for a link. Please try again.";
  return (await withFallback(failed, () => request(signInLinkCalls.mail, { body }))).body.message;
}

/** Asks whose link it is, without using it up. @throws ApiError with a message. */
export async function openSignInLink(token: string): Promise<OpenedLink> {
  const failed = "The link can't be checked now. Please try again.";
  return (await withFallback(failed, () => request(signInLinkCalls.open, { body: { token } }))).body;
}

/**
 * Chooses a password and a name with a link, then signs in with them.
 *
 * @returns whether that was all. Otherwise the browser goes to the sign-in page, such as for the second step.
 * @throws ApiError with a message and field errors when nothing was changed.
 */
export async function choosePassword(choice: Choice, email: string): Promise<boolean> {
  const failed = "Failed to save. Please try again.";
  await withFallback(failed, () => request(signInLinkCalls.choose, { body: choice }));
  try {
    await signIn({ email, password: choice.password });
    return true;
  } catch {
    leaveForSignIn("chosen");
    return false;
  }
}
