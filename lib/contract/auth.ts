import * as z from "zod";
import { idSchema, readIdSchema } from "./common";
import { EMAIL_LENGTH_LIMIT } from "./limits";
import { newPasswordSchema, permissionSchema, readPermissionsSchema } from "./users";

export const credentialsSchema = z.object({
  email: z
    .string("Please enter your email address.")
    .trim()
    .min(1, "Please enter your email address.")
    .max(EMAIL_LENGTH_LIMIT, "Please enter a valid email address")
    .regex(/^\P{Cc}*$/u, "Please enter a valid email address"),
  password: z
    .string("Please enter your password.")
    .min(1, "Please enter your password.")
    .max(200, "Please keep the password under 201 characters."),
  code: z
    .string()
    .trim()
    .max(40, "Please enter a valid code.")
    .optional()
    .describe("The second step, for who has it: six digits of the authenticator app, or a recovery code"),
});

export const adminSchema = z.object({
  _id: idSchema,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.literal("admin"),
  permissions: z.array(permissionSchema),
});

/**
 * {@link adminSchema} as clients read it. Another backend may send fewer fields; one that does not mention permissions
 * enforces none.
 */
export const readAdminSchema = z.object({
  _id: readIdSchema,
  name: z.string().catch(""),
  firstName: z.string().catch(""),
  lastName: z.string().catch(""),
  email: z.string().catch(""),
  role: z.literal("admin").catch("admin"),
  permissions: readPermissionsSchema.default(permissionSchema.options),
});

export const tokenResponseSchema = z.object({ token: z.string().min(1) });
export const loginResponseSchema = tokenResponseSchema.extend({ admin: adminSchema });
export const readLoginResponseSchema = tokenResponseSchema.extend({ admin: readAdminSchema });

/** The input of a change that nobody who finds an unlocked phone must be able to make. */
export const confirmationSchema = z.object({
  currentPassword: z
    .string("Please enter your current password.")
    .min(1, "Please enter your current password.")
    .max(200, "Please keep the password under 201 characters."),
});

export const passwordChangeSchema = confirmationSchema.extend({ newPassword: newPasswordSchema });

export type Credentials = z.infer<typeof credentialsSchema>;
export type Admin = z.infer<typeof adminSchema>;
export type LoginResponse = z.infer<typeof loginResponseSchema>;
export type Confirmation = z.infer<typeof confirmationSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
