import * as z from "zod";
import { emailSchema, idSchema, readIdSchema, requiredText, timestampSchema } from "./common";

/** What an admin may do (docs/product.md#permissions). */
export const permissionSchema = z.enum([
  "manage_users",
  "manage_bookings",
  "manage_services",
  "manage_events",
  "manage_blogs",
  "manage_settings",
]);

/** Permissions as clients read them, without those that this version does not know. */
export const readPermissionsSchema = z
  .array(z.unknown())
  .transform((list) => permissionSchema.options.filter((known) => list.includes(known)))
  .catch([]);

const roleSchema = z.enum(["user", "admin"]);

/** At least 6 characters (docs/product.md#limits); the upper bound limits the cost of hashing. */
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
  isInvited: z.boolean().describe("Invited by a link, and has not chosen a password yet"),
  version: z.int().positive().describe("Incremented by every edit. An edit with an older version gets 409"),
});

/** {@link userSchema} as clients read it. Another backend may not have versions, dates or invitations. */
export const readUserSchema = userSchema.extend({
  _id: readIdSchema,
  firstName: z.string().catch(""),
  lastName: z.string().catch(""),
  role: roleSchema.catch("user"),
  permissions: readPermissionsSchema,
  createdAt: z.string().catch(""),
  isInvited: z.boolean().catch(false),
  version: userSchema.shape.version.catch(1),
});

export const newUserSchema = z.object({
  firstName: requiredText(80, "Please enter a first name."),
  lastName: requiredText(80, "Please enter a last name."),
  email: emailSchema,
  password: newPasswordSchema,
  role: roleSchema.default("user"),
  permissions: z.array(permissionSchema).default([]),
});

/** An edit: all fields except the password, and the edited version. Without a version, conflicts are not detected. */
export const userEditSchema = newUserSchema
  .omit({ password: true })
  .extend({ version: z.int().positive().optional() });

export type Permission = z.infer<typeof permissionSchema>;
/** The permissions that calls need. What the others name can't be changed on the site yet. */
export type EnforcedPermission = Exclude<Permission, "manage_services" | "manage_events">;
export type User = z.infer<typeof userSchema>;
export type UserEdit = z.infer<typeof userEditSchema>;
export type NewUser = z.infer<typeof newUserSchema>;
