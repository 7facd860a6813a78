import {
  adminSchema,
  credentialsSchema,
  loginResponseSchema,
  passwordChangeSchema,
  readAdminSchema,
  readLoginResponseSchema,
  tokenResponseSchema,
} from "../auth";
import { readSuccessSchema, readSuccessWith, successSchema, successWith } from "../common";
import { defineCall } from "./define-call";

export const authCalls = {
  signIn: defineCall({
    method: "POST",
    path: "/api/admin/login",
    summary: "Sign in; sets the session cookie",
    access: "anyone",
    body: credentialsSchema,
    response: { status: 200, schema: loginResponseSchema, read: readLoginResponseSchema },
    errors: [401, 429],
  }),
  refreshToken: defineCall({
    method: "POST",
    path: "/api/admin/refresh-token",
    summary: "Get a new access token for the session cookie",
    access: "cookie",
    response: { status: 200, schema: tokenResponseSchema },
    errors: [],
  }),
  me: defineCall({
    method: "GET",
    path: "/api/admin/me",
    summary: "The signed-in admin",
    access: "admin",
    response: { status: 200, schema: adminSchema, read: readAdminSchema },
    errors: [],
  }),
  changePassword: defineCall({
    method: "PUT",
    path: "/api/admin/password",
    summary: "Change your own password; ends your other sessions",
    access: "admin",
    body: passwordChangeSchema,
    response: {
      status: 200,
      schema: successWith(tokenResponseSchema),
      read: readSuccessWith(tokenResponseSchema),
    },
    errors: [429],
  }),
  signOut: defineCall({
    method: "POST",
    path: "/api/admin/sign-out",
    summary: "Sign out on this device; ends the session of the token or cookie",
    access: "admin",
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [],
  }),
  endSessions: defineCall({
    method: "DELETE",
    path: "/api/admin/sessions",
    summary: "Sign out on every device",
    access: "admin",
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [],
  }),
};
