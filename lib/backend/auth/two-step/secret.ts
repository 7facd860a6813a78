import "server-only";
import { Secret, TOTP } from "otpauth";
import { brand } from "@/lib/content/brand";
import { seal, unseal } from "../sealed";

/** A code is also right in the 30 seconds before and after its own: clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1;

/** Sealed secrets don't expire: 100 years in seconds. */
const FOR_EVER_S = 100 * 365 * 24 * 60 * 60;

/** The codes of an authenticator app: six digits, a new one every 30 seconds, SHA-1, which is what all apps can do. */
const codesOf = (secret: string, label = "") =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits in base32 (RFC 4226, section 4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URL of a secret, which apps read from a QR code. @param email shown in the app. */
export const secretUrl = (secret: string, email: string): string => codesOf(secret, email).toString();

/**
 * The time step that a code belongs to: 30-second periods since 1970.
 *
 * @returns undefined for a wrong or outdated code.
 */
export function stepOf(secret: string, code: string): number | undefined {
  const codes = codesOf(secret);
  const delta = codes.validate({ token: code, window: WINDOW });
  return delta === null ? undefined : codes.counter() + delta;
}

/** A secret as the database keeps it: a copy of the database alone does not give it away. */
export const sealSecret = (secret: string, userId: string): Promise<string> =>
  seal("two-step secret", { sub: userId, secret }, FOR_EVER_S);

/** @returns undefined when the site's own secret was replaced. Recovery codes still work then. */
export async function unsealSecret(value: string, userId: string): Promise<string | undefined> {
  const content = await unseal("two-step secret", value);
  return content?.sub === userId && typeof content.secret === "string" ? content.secret : undefined;
}
