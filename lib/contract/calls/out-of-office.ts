import { readSuccessSchema, successSchema } from "../common";
import { newOutOfOfficeSchema, outOfOfficeSchema, readOutOfOfficeSchema } from "../out-of-office";
import { defineCall } from "./define-call";

const permission = "manage_bookings";
const path = "/api/contact/admin/out-of-office";
const response = { status: 200, schema: outOfOfficeSchema, read: readOutOfOfficeSchema } as const;

export const outOfOfficeCalls = {
  get: defineCall({
    method: "GET",
    path,
    summary: "On which days receipts say that the owner is away, and who got one",
    access: "admin",
    permission,
    response,
    errors: [],
  }),
  set: defineCall({
    method: "PUT",
    path,
    summary: "Say on which days the owner is away",
    access: "admin",
    permission,
    body: newOutOfOfficeSchema,
    response,
    errors: [409],
  }),
  end: defineCall({
    method: "DELETE",
    path,
    summary: "Ends being out of office; idempotent",
    access: "admin",
    permission,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [],
  }),
};
