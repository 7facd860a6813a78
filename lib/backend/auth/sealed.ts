import "server-only";
import { decode, encode, type JWT } from "next-auth/jwt";
import { sessionSecret } from "@/lib/settings/env";

/** What a sealed value is for. It opens for nothing else, not even as a session cookie. */
type Purpose =
  | "known device"
  | "mail"
  | "two-step secret"
  | "two-step setup"
  | "new passkey"
  | "passkey sign-in"
  | "push key";

/** For what doesn't expire: 100 years in seconds. */
export const FOR_EVER_S = 100 * 365 * 24 * 60 * 60;

/**
 * Encrypts and signs what a client or the database keeps for the server.
 *
 * @param maxAge how long it can be opened, in seconds.
 */
export const seal = (salt: Purpose, token: JWT, maxAge: number): Promise<string> =>
  encode({ token, secret: sessionSecret(), salt, maxAge });

/** Opens what {@link seal} made. @returns undefined for anything that is expired, forged or for another purpose. */
export async function unseal(salt: Purpose, value: string): Promise<JWT | undefined> {
  const content = await decode({ token: value, secret: sessionSecret(), salt }).catch(() => null);
  return content ?? undefined;
}
