import { readSuccessSchema, successSchema, successWith } from "../common";
import {
  choiceSchema,
  forgottenSchema,
  invitationSchema,
  invitedSchema,
  openedLinkSchema,
  openLinkSchema,
  readInvitedSchema,
  signInLinkSchema,
} from "../sign-in-links";
import { defineCall } from "./define-call";

export const signInLinkCalls = {
  invite: defineCall({
    method: "POST",
    path: "/api/admin/invitations",
    summary: "Add an admin who chooses their own password; answers with a one-time link, once",
    access: "admin",
    permission: "manage_users",
    body: invitationSchema,
    response: { status: 201, schema: successWith(invitedSchema), read: successWith(readInvitedSchema) },
    errors: [409],
  }),
  make: defineCall({
    method: "POST",
    path: "/api/admin/users/{id}/sign-in-link",
    summary: "Make a one-time link with which another admin chooses a password; earlier ones stop to work",
    access: "admin",
    permission: "manage_users",
    invalidId: "Invalid user ID",
    response: { status: 201, schema: successWith(signInLinkSchema) },
    errors: [404, 409],
  }),
  mail: defineCall({
    method: "POST",
    path: "/api/admin/login/forgotten",
    summary:
      "Mail an admin a one-time link to choose a new password; the answer is the same for every address",
    access: "anyone",
    body: forgottenSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [429],
  }),
  open: defineCall({
    method: "POST",
    path: "/api/admin/login/link",
    summary: "Whose one-time link it is; does not use it up",
    access: "anyone",
    body: openLinkSchema,
    response: { status: 200, schema: openedLinkSchema },
    errors: [404, 429],
  }),
  choose: defineCall({
    method: "PUT",
    path: "/api/admin/login/link",
    summary: "Choose a password and a name with a one-time link, which is used up. Opens no session",
    access: "anyone",
    body: choiceSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 429],
  }),
};
