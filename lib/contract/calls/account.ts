import {
  accountSecuritySchema,
  readAccountSecuritySchema,
  recoveryCodesSchema,
  twoStepSetupSchema,
  twoStepStartSchema,
} from "../account";
import { confirmationSchema } from "../auth";
import { readSuccessSchema, successSchema } from "../common";
import { defineCall } from "./define-call";

export const accountCalls = {
  security: defineCall({
    method: "GET",
    path: "/api/admin/security",
    summary: "How you sign in: the second step, signed-in devices, and the history",
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
  setUpTwoStep: defineCall({
    method: "POST",
    path: "/api/admin/two-step",
    summary: "Begin two-step sign-in: the secret for an authenticator app. Changes nothing yet",
    access: "admin",
    body: confirmationSchema,
    response: { status: 200, schema: twoStepSetupSchema },
    errors: [429],
  }),
  startTwoStep: defineCall({
    method: "PUT",
    path: "/api/admin/two-step",
    summary: "Turn two-step sign-in on with a first code; answers with recovery codes, once",
    access: "admin",
    body: twoStepStartSchema,
    response: { status: 200, schema: recoveryCodesSchema },
    errors: [429],
  }),
  renewRecoveryCodes: defineCall({
    method: "POST",
    path: "/api/admin/two-step/recovery-codes",
    summary: "Replace the recovery codes; answers with the new ones, once",
    access: "admin",
    body: confirmationSchema,
    response: { status: 200, schema: recoveryCodesSchema },
    errors: [409, 429],
  }),
  stopTwoStep: defineCall({
    method: "POST",
    path: "/api/admin/two-step/off",
    summary: "Turn two-step sign-in off",
    access: "admin",
    body: confirmationSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [429],
  }),
};
