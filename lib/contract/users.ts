import * as z from "zod";
import { emailSchema, idSchema, requiredText, timestampSchema } from "./common";

/** SPEC section 3; only `manage_users` is enforced, the others are labels (docs/architecture.md). */
export const permissionSchema = z.enum([
  "manage_users",
  "manage_bookings",
  "manage_services",
  "manage_events",
  "manage_blogs",
  "manage_settings",
]);

const roleSchema = z.enum(["user", "admin"]);

/** At least 6 characters (SPEC section 9); the upper bound keeps hashing from being made a weapon. */
export const newPasswordSchema = z
  .string("Please enter a password.")
  .min(6, "The password needs at least 6 characters.")
  .max(200, "Please keep the password under 201 characters.");

export const userSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  permissions: z.array(permissionSchema),
  createdAt: timestampSchema,
  version: z.int().positive().describe("Raised by every edit; an edit that names an older one is refused"),
});

export const newUserSchema = z.object({
  firstName: requiredText(80, "Please enter a first name."),
  lastName: requiredText(80, "Please enter a last name."),
  email: emailSchema,
  password: newPasswordSchema,
  role: roleSchema.default("user"),
  permissions: z.array(permissionSchema).default([]),
});

/** An edit: all fields but the password, and the version that was edited. Without it the edit just applies. */
export const userEditSchema = newUserSchema
  .omit({ password: true })
  .extend({ version: z.int().positive().optional() });

export type Permission = z.infer<typeof permissionSchema>;
export type User = z.infer<typeof userSchema>;
export type UserEdit = z.infer<typeof userEditSchema>;
export type NewUser = z.infer<typeof newUserSchema>;
