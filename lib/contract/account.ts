import * as z from "zod";
import { idSchema, readIdSchema, timestampSchema } from "./common";

/* How an admin signs in: the second step, passkeys, signed-in devices and the history. */

const signInSchema = z.object({
  _id: idSchema,
  time: timestampSchema,
  method: z
    .enum(["password", "no-code", "code", "recovery-code", "passkey"])
    .describe("How far it got; `no-code` is the right password without the code of the second step"),
  succeeded: z.boolean(),
  device: z.string().describe("Browser and system, as far as it says"),
  address: z.string().describe("IPv4 or IPv6"),
});

const sessionSchema = z.object({
  _id: idSchema,
  device: signInSchema.shape.device,
  address: signInSchema.shape.address,
  since: timestampSchema,
  seenAt: timestampSchema.describe("When it was last renewed, which is done every few minutes of use"),
  isCurrent: z.boolean().describe("Whether the call was made in this session"),
});

export const passkeySchema = z.object({
  _id: idSchema,
  device: signInSchema.shape.device.describe("Where it was made"),
  createdAt: timestampSchema,
  usedAt: timestampSchema.nullable(),
});

export const accountSecuritySchema = z.object({
  twoStep: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int().nonnegative() }),
  passkeys: passkeySchema.array(),
  sessions: sessionSchema.array().describe("Signed-in devices, the current one first"),
  signIns: signInSchema.array().describe("The last 50 sign-ins within 90 days, newest first"),
});

/** {@link accountSecuritySchema} as clients read it. A newer backend may know more methods. */
export const readAccountSecuritySchema = accountSecuritySchema.extend({
  signIns: signInSchema
    .extend({ _id: readIdSchema, method: signInSchema.shape.method.catch("password") })
    .array(),
});

/** What the server needs back to finish what it began: encrypted, and valid for a few minutes. */
const sealedSchema = z
  .string("Please start again.")
  .min(1, "Please start again.")
  .max(4000, "Please start again.");

export const twoStepSetupSchema = z.object({
  secret: z.string().describe("Base32, to type into an authenticator app"),
  address: z.string().describe("The same for a QR code: an otpauth: URL"),
  setup: sealedSchema,
});

export const twoStepStartSchema = z.object({
  setup: sealedSchema,
  code: z
    .string("Please enter the code.")
    .transform((code) => code.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "Please enter the 6 digits that the app shows.")),
});

export const recoveryCodesSchema = z.object({ recoveryCodes: z.string().array() });

const BASE64URL = /^[\w-]+$/;

/** WebAuthn's options and responses in JSON (https://w3c.github.io/webauthn/), which browsers check. */
const webAuthnJson = z.record(z.string(), z.unknown());

export const passkeyOptionsSchema = z.object({ options: webAuthnJson, challenge: sealedSchema });

/** The response of an authenticator. The server's library checks the rest. */
const credentialSchema = z.looseObject({
  id: z.string("Please start again.").max(2000).regex(BASE64URL, "Please start again."),
  response: webAuthnJson,
});

/** A passkey that was made or used. */
export const passkeyUseSchema = z.object({ challenge: sealedSchema, credential: credentialSchema });

export type SignIn = z.infer<typeof signInSchema>;
export type DeviceSession = z.infer<typeof sessionSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;
export type TwoStepSetup = z.infer<typeof twoStepSetupSchema>;
export type TwoStepStart = z.input<typeof twoStepStartSchema>;
export type PasskeyUse = z.infer<typeof passkeyUseSchema>;
