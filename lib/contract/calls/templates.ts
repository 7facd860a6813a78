import { readSuccessSchema, successSchema } from "../common";
import {
  newTemplateSchema,
  readTemplateSchema,
  templateEditSchema,
  templateIdSchema,
  templateSchema,
} from "../templates";
import { defineCall } from "./define-call";

const permission = "manage_bookings";

const ofOne = { invalidId: "Invalid template ID", idSchema: templateIdSchema } as const;

export const templateCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/contact/admin/templates",
    summary: "The templates for replies, those that every site has first",
    access: "admin",
    permission,
    response: { status: 200, schema: templateSchema.array(), read: readTemplateSchema.array() },
    errors: [],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/contact/admin/templates",
    summary: "Add a template",
    access: "admin",
    permission,
    body: newTemplateSchema,
    response: { status: 201, schema: templateSchema, read: readTemplateSchema },
    errors: [409],
  }),
  edit: defineCall({
    method: "PUT",
    path: "/api/contact/admin/templates/{id}",
    summary: "Change a template",
    access: "admin",
    permission,
    ...ofOne,
    body: templateEditSchema,
    response: { status: 200, schema: templateSchema, read: readTemplateSchema },
    errors: [404, 409],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/contact/admin/templates/{id}",
    summary: "Delete a template; a default can be restored",
    access: "admin",
    permission,
    ...ofOne,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
  restore: defineCall({
    method: "POST",
    path: "/api/contact/admin/templates/{id}/restore",
    summary: "Give a default template its first name and text again",
    access: "admin",
    permission,
    ...ofOne,
    response: { status: 200, schema: templateSchema, read: readTemplateSchema },
    errors: [404],
  }),
};
