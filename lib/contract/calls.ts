import type * as z from "zod";
import {
  adminSchema,
  credentialsSchema,
  loginAnswerSchema,
  passwordChangeSchema,
  tokenAnswerSchema,
} from "./auth";
import { failureSchema, successSchema } from "./common";
import { dashboardSchema, notificationSchema } from "./dashboard";
import { failedDeliverySchema } from "./deliveries";
import { galleryChangesSchema, galleryItemSchema, galleryMoveSchema, newGalleryItemSchema } from "./gallery";
import { healthSchema } from "./health";
import { contactMessageSchema, enquirySchema, messageFilterSchema, messageQuerySchema } from "./messages";
import { newUserSchema, userEditSchema, userSchema } from "./users";

/** The shapes that calls take and give, by the names that the API's description has for them. */
export const schemas = {
  Admin: adminSchema,
  User: userSchema,
  NewUser: newUserSchema,
  UserEdit: userEditSchema,
  GalleryItem: galleryItemSchema,
  NewGalleryItem: newGalleryItemSchema,
  GalleryChanges: galleryChangesSchema,
  GalleryMove: galleryMoveSchema,
  Enquiry: enquirySchema,
  UndeliveredCopy: failedDeliverySchema,
  ContactMessage: contactMessageSchema,
  Dashboard: dashboardSchema,
  Notification: notificationSchema,
  Credentials: credentialsSchema,
  LoginAnswer: loginAnswerSchema,
  TokenAnswer: tokenAnswerSchema,
  PasswordChange: passwordChangeSchema,
  Health: healthSchema,
  Success: successSchema,
  Failure: failureSchema,
} as const;
export type SchemaName = keyof typeof schemas;

/** One call of the API: who may make it, what it takes, and how it is answered. */
export interface Call {
  path: string;
  method: "get" | "post" | "put" | "delete";
  summary: string;
  /** Who may call: anyone, an admin (bearer token or same-origin cookie), or the cookie alone. */
  who: "anyone" | "admin" | "cookie";
  body?: SchemaName;
  /** Files that may come along, when the body is sent as multipart/form-data. */
  files?: Record<string, string>;
  query?: z.ZodObject;
  headers?: Record<string, string>;
  answer: { status: 200 | 201; schema: SchemaName; list?: true } | { status: 200; mediaType: "text/csv" };
  refusals: number[];
}

const GALLERY_FILES = {
  media: "JPEG, PNG, GIF, MP4, MOV or AVI, of 10 MB at most; its bytes decide. It comes before `url`",
  poster: "A still of a video, as JPEG or PNG",
};

/** Every call that is answered, as API.md's table has them. */
export const calls: Call[] = [
  {
    path: "/api/admin/login",
    method: "post",
    summary: "Sign in; sets the session cookie",
    who: "anyone",
    body: "Credentials",
    answer: { status: 200, schema: "LoginAnswer" },
    refusals: [400, 401, 413, 415, 429],
  },
  {
    path: "/api/admin/refresh-token",
    method: "post",
    summary: "A fresh access token for a session cookie",
    who: "cookie",
    answer: { status: 200, schema: "TokenAnswer" },
    refusals: [401],
  },
  {
    path: "/api/admin/me",
    method: "get",
    summary: "The signed-in admin",
    who: "admin",
    answer: { status: 200, schema: "Admin" },
    refusals: [401],
  },
  {
    path: "/api/admin/password",
    method: "put",
    summary: "Change the own password; ends the other sessions",
    who: "admin",
    body: "PasswordChange",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 413, 415, 429],
  },
  {
    path: "/api/admin/sessions",
    method: "delete",
    summary: "Sign the admin out on every device",
    who: "admin",
    answer: { status: 200, schema: "Success" },
    refusals: [401],
  },
  {
    path: "/api/admin/dashboard/stats",
    method: "get",
    summary: "Totals, the newest messages, and the enquiries by week and by type",
    who: "admin",
    answer: { status: 200, schema: "Dashboard" },
    refusals: [401],
  },
  {
    path: "/api/admin/notifications",
    method: "get",
    summary: "The 20 newest notifications, newest first",
    who: "admin",
    answer: { status: 200, schema: "Notification", list: true },
    refusals: [401],
  },
  {
    path: "/api/admin/users",
    method: "get",
    summary: "All users, by name",
    who: "admin",
    answer: { status: 200, schema: "User", list: true },
    refusals: [401],
  },
  {
    path: "/api/admin/users",
    method: "post",
    summary: "Add a user; needs manage_users",
    who: "admin",
    body: "NewUser",
    answer: { status: 201, schema: "Success" },
    refusals: [400, 401, 403, 409, 413, 415],
  },
  {
    path: "/api/admin/users/{id}",
    method: "put",
    summary: "Change a user; needs manage_users",
    who: "admin",
    body: "UserEdit",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 403, 404, 409, 413, 415],
  },
  {
    path: "/api/admin/users/{id}",
    method: "delete",
    summary: "Delete a user; needs manage_users",
    who: "admin",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 403, 404, 409],
  },
  {
    path: "/api/gallery",
    method: "get",
    summary: "The gallery in the owner's order; with an ETag, so that an unchanged one is answered 304",
    who: "anyone",
    answer: { status: 200, schema: "GalleryItem", list: true },
    refusals: [],
  },
  {
    path: "/api/gallery",
    method: "post",
    summary: "Add an item on top: a file, or a link, which the server never asks for",
    who: "admin",
    body: "NewGalleryItem",
    files: GALLERY_FILES,
    answer: { status: 201, schema: "Success" },
    refusals: [400, 401, 413, 415],
  },
  {
    path: "/api/gallery/update/{id}",
    method: "put",
    summary: "Change an item; with a new file or link the old files are removed",
    who: "admin",
    body: "GalleryChanges",
    files: GALLERY_FILES,
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 404, 409, 413, 415],
  },
  {
    path: "/api/gallery/order",
    method: "put",
    summary: "Move an item before another one, or to the end",
    who: "admin",
    body: "GalleryMove",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 404, 409, 413, 415],
  },
  {
    path: "/api/gallery/{id}",
    method: "delete",
    summary: "Delete an item and its files",
    who: "admin",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 404],
  },
  {
    path: "/api/contact",
    method: "post",
    summary: "Send an enquiry",
    who: "anyone",
    body: "Enquiry",
    headers: { "Idempotency-Key": "A repeated request with the same key and content stores one message" },
    answer: { status: 201, schema: "Success" },
    refusals: [400, 413, 415, 429],
  },
  {
    path: "/api/contact/undelivered",
    method: "post",
    summary: "Report that a copy of the own enquiry did not reach a service; the owner is told once",
    who: "anyone",
    body: "UndeliveredCopy",
    headers: { "Idempotency-Key": "The one that the enquiry was sent under" },
    answer: { status: 200, schema: "Success" },
    refusals: [400, 404, 413, 415, 429],
  },
  {
    path: "/api/contact/admin/messages",
    method: "get",
    summary: "Messages, newest first; with a limit also Link and X-Total-Count",
    who: "admin",
    query: messageQuerySchema,
    answer: { status: 200, schema: "ContactMessage", list: true },
    refusals: [400, 401],
  },
  {
    path: "/api/contact/admin/messages/export",
    method: "get",
    summary: "Messages as a CSV file, newest first",
    who: "admin",
    query: messageFilterSchema,
    answer: { status: 200, mediaType: "text/csv" },
    refusals: [400, 401],
  },
  {
    path: "/api/contact/admin/messages/{id}",
    method: "get",
    summary: "One message",
    who: "admin",
    answer: { status: 200, schema: "ContactMessage" },
    refusals: [400, 401, 404],
  },
  {
    path: "/api/contact/admin/messages/{id}",
    method: "delete",
    summary: "Delete a message",
    who: "admin",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 404],
  },
  {
    path: "/api/contact/admin/messages/{id}/read",
    method: "put",
    summary: "Mark a message as read",
    who: "admin",
    answer: { status: 200, schema: "Success" },
    refusals: [400, 401, 404],
  },
  {
    path: "/api/health",
    method: "get",
    summary: "Whether the database and the media store answer",
    who: "anyone",
    answer: { status: 200, schema: "Health" },
    refusals: [503],
  },
];
