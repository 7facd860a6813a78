import * as z from "zod";
import { idSchema } from "./common";
import { EMAIL_LENGTH_LIMIT } from "./limits";
import { newPasswordSchema, permissionSchema } from "./users";

export const credentialsSchema = z.object({
  email: z
    .string("Please enter your e-mail address.")
    .trim()
    .min(1, "Please enter your e-mail address.")
    .max(EMAIL_LENGTH_LIMIT, "Please enter a valid email address"),
  password: z
    .string("Please enter your password.")
    .min(1, "Please enter your password.")
    .max(200, "Please keep the password under 201 characters."),
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

export const loginAnswerSchema = z.object({ token: z.string(), admin: adminSchema });
export const tokenAnswerSchema = z.object({ token: z.string() });

export const passwordChangeSchema = z.object({
  currentPassword: z
    .string("Please enter your current password.")
    .min(1, "Please enter your current password.")
    .max(200, "Please keep the password under 201 characters."),
  newPassword: newPasswordSchema,
});

export type Credentials = z.infer<typeof credentialsSchema>;
export type Admin = z.infer<typeof adminSchema>;
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
