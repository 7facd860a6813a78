import * as z from "zod";
import { emailSchema, requiredText, timestampSchema } from "./common";
import { newPasswordSchema, newUserSchema, readUserSchema, userSchema } from "./users";

/* One-time links with which somebody chooses their own password. */

const purposeSchema = z
  .enum(["invite", "reset", "first-start"])
  .describe("An invitation, a way back in, or the first sign-in on a new site");

/** 256 random bits in base64url. */
const tokenSchema = z
  .string("This link is not complete. Copy all of it.")
  .regex(/^[\w-]{43}$/, "This link is not complete. Copy all of it.");

/** A link that was just made. The server does not keep the token, so it is sent this once. */
export const signInLinkSchema = z.object({
  token: z.string().describe("The link is `/admin/login/choose#` followed by it"),
  purpose: purposeSchema,
  expiresAt: timestampSchema,
});

/** An admin to be. They choose their own password. */
export const invitationSchema = newUserSchema.omit({ password: true, role: true });

export const invitedSchema = z.object({ user: userSchema, link: signInLinkSchema });

/** {@link invitedSchema} as clients read it. */
export const readInvitedSchema = z.object({ user: readUserSchema, link: signInLinkSchema });

export const openLinkSchema = z.object({ token: tokenSchema });

/** Who asks for a link. */
export const forgottenSchema = z.object({ email: emailSchema });

/** Whose link it is. On a new site the names are empty: nobody has chosen them yet. */
export const openedLinkSchema = z.object({
  purpose: purposeSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const choiceSchema = openLinkSchema.extend({
  firstName: requiredText(80, "Please enter your first name."),
  lastName: requiredText(80, "Please enter your last name."),
  password: newPasswordSchema,
});

export type Forgotten = z.infer<typeof forgottenSchema>;
export type SignInLink = z.infer<typeof signInLinkSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type OpenedLink = z.infer<typeof openedLinkSchema>;
export type Choice = z.infer<typeof choiceSchema>;
