import { accountSecuritySchema, readAccountSecuritySchema } from "../account";
import { readSuccessSchema, successSchema } from "../common";
import { defineCall } from "./define-call";

export const accountCalls = {
  security: defineCall({
    method: "GET",
    path: "/api/admin/security",
    summary: "Where you are signed in, and the history of your sign-ins",
    access: "admin",
    response: { status: 200, schema: accountSecuritySchema, read: readAccountSecuritySchema },
    errors: [],
  }),
  endSession: defineCall({
    method: "DELETE",
    path: "/api/admin/sessions/{id}",
    summary: "Sign out on one of your devices",
    access: "admin",
    invalidId: "This is not a device.",
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
};
