import * as z from "zod";
import { idSchema, readIdSchema, timestampSchema } from "./common";

/* Where an admin is signed in, and when they signed in. */

const signInSchema = z.object({
  _id: idSchema,
  time: timestampSchema,
  method: z.enum(["password"]),
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

export const accountSecuritySchema = z.object({
  sessions: sessionSchema.array().describe("Signed-in devices, the current one first"),
  signIns: signInSchema.array().describe("The last 50 sign-ins within 90 days, newest first"),
});

/** {@link accountSecuritySchema} as clients read it. A newer backend may know more methods. */
export const readAccountSecuritySchema = accountSecuritySchema.extend({
  signIns: signInSchema
    .extend({ _id: readIdSchema, method: signInSchema.shape.method.catch("password") })
    .array(),
});

export type SignIn = z.infer<typeof signInSchema>;
export type DeviceSession = z.infer<typeof sessionSchema>;
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;
