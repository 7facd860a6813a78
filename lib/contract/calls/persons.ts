import {
  erasureRequestSchema,
  erasureSchema,
  personSchema,
  readErasureSchema,
  readPersonSchema,
} from "../persons";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

const invalidId = "Invalid message ID";

export const personCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/contact/admin/messages/{id}/person",
    summary: "Everything that is kept under the email address of a message",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: personSchema, read: readPersonSchema },
    errors: [404],
  }),
  erase: defineCall({
    method: "POST",
    path: "/api/contact/admin/messages/{id}/person/erasure",
    summary: "Erase everything that is kept under the email address of a message",
    access: "admin",
    permission,
    invalidId,
    body: erasureRequestSchema,
    response: { status: 201, schema: erasureSchema, read: readErasureSchema },
    errors: [404, 409],
  }),
  erasures: defineCall({
    method: "GET",
    path: "/api/contact/admin/erasures",
    summary: "The latest 100 erasures, newest first",
    access: "admin",
    permission,
    response: { status: 200, schema: erasureSchema.array(), read: readErasureSchema.array() },
    errors: [],
  }),
};
