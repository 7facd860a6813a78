import { readSuccessSchema, readSuccessWith, successSchema, successWith } from "../common";
import { newUserSchema, readUserSchema, userEditSchema, userSchema } from "../users";
import { defineCall } from "./define-call";

const invalidId = "Invalid user ID";

export const userCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/admin/users",
    summary: "All users, by name",
    access: "admin",
    response: { status: 200, schema: userSchema.array(), read: readUserSchema.array() },
    errors: [],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/admin/users",
    summary: "Add a user",
    access: "admin",
    permission: "manage_users",
    body: newUserSchema,
    response: { status: 201, schema: successWith(userSchema), read: readSuccessWith(readUserSchema) },
    errors: [409],
  }),
  edit: defineCall({
    method: "PUT",
    path: "/api/admin/users/{id}",
    summary: "Change a user",
    access: "admin",
    permission: "manage_users",
    invalidId,
    body: userEditSchema,
    response: { status: 200, schema: successWith(userSchema), read: readSuccessWith(readUserSchema) },
    errors: [404, 409],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/admin/users/{id}",
    summary: "Delete a user",
    access: "admin",
    permission: "manage_users",
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
};
