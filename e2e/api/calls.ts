import { randomUUID } from "node:crypto";
import { site } from "../servers/site";

export interface Call {
  method: string;
  path: string;
  data?: object;
}

/** A user whose e-mail is taken: accepted as a body, and refused as a user. */
const takenUser = { firstName: "Some", lastName: "Body", ...site.admin };
const unknownUser = `/api/admin/users/${randomUUID()}`;
const unknownMessage = `/api/contact/admin/messages/${randomUUID()}`;
const unknownItem = randomUUID();
const moveUnknownItem = {
  method: "PUT",
  path: "/api/gallery/order",
  data: { id: unknownItem, before: null },
};

/** Every call that only an admin may make. None of them changes anything, even when it is let in. */
export const ADMIN_CALLS: Call[] = [
  { method: "GET", path: "/api/admin/me" },
  {
    method: "PUT",
    path: "/api/admin/password",
    data: { currentPassword: "not the password", newPassword: "another one" },
  },
  { method: "GET", path: "/api/admin/dashboard/stats" },
  { method: "GET", path: "/api/admin/notifications" },
  { method: "GET", path: "/api/admin/users" },
  { method: "POST", path: "/api/admin/users", data: takenUser },
  { method: "PUT", path: unknownUser, data: takenUser },
  { method: "DELETE", path: unknownUser },
  { method: "GET", path: "/api/contact/admin/messages" },
  { method: "GET", path: "/api/contact/admin/messages/export?q=nobody-writes-this" },
  { method: "GET", path: unknownMessage },
  { method: "DELETE", path: unknownMessage },
  { method: "PUT", path: `${unknownMessage}/read` },
  { method: "POST", path: "/api/gallery", data: {} },
  { method: "PUT", path: `/api/gallery/update/${unknownItem}`, data: { title: "A title" } },
  { method: "DELETE", path: `/api/gallery/${unknownItem}` },
  moveUnknownItem,
];

/** The answer's status of each of these calls when it is let in. */
export const STATUS_LET_IN = [
  200, 400, 200, 200, 200, 409, 404, 404, 200, 200, 404, 404, 404, 400, 404, 404, 404,
];

const enquiry = {
  name: `Caller ${randomUUID()}`,
  email: "caller@journeys.example",
  eventType: "other",
  eventDate: "2030-01-01",
  message: "A body that is accepted.",
};

/** The method and path of every call that takes JSON, and a body that it accepts. */
export const JSON_CALLS: Required<Call>[] = [
  { method: "POST", path: "/api/admin/login", data: site.admin },
  {
    method: "PUT",
    path: "/api/admin/password",
    data: { currentPassword: "not the password", newPassword: "another one" },
  },
  { method: "POST", path: "/api/admin/users", data: takenUser },
  { method: "PUT", path: unknownUser, data: takenUser },
  { method: "POST", path: "/api/contact", data: enquiry },
  {
    method: "POST",
    path: "/api/contact/undelivered",
    data: { ...enquiry, service: "form", code: "UNSPECIFIED" },
  },
  moveUnknownItem,
];

/** Every path that is answered, with its methods. */
export const METHODS_OF_PATHS: Record<string, string[]> = {
  "/api/admin/login": ["POST"],
  "/api/admin/refresh-token": ["POST"],
  "/api/admin/me": ["GET"],
  "/api/admin/password": ["PUT"],
  "/api/admin/sessions": ["DELETE"],
  "/api/admin/dashboard/stats": ["GET"],
  "/api/admin/notifications": ["GET"],
  "/api/admin/users": ["GET", "POST"],
  [unknownUser]: ["PUT", "DELETE"],
  "/api/gallery": ["GET", "POST"],
  "/api/gallery/order": ["PUT"],
  [`/api/gallery/${unknownItem}`]: ["DELETE"],
  [`/api/gallery/update/${unknownItem}`]: ["PUT"],
  "/api/contact": ["POST"],
  "/api/contact/undelivered": ["POST"],
  "/api/contact/admin/messages": ["GET"],
  "/api/contact/admin/messages/export": ["GET"],
  [unknownMessage]: ["GET", "DELETE"],
  [`${unknownMessage}/read`]: ["PUT"],
  "/api/auth/csrf": ["GET"],
  "/api/auth/signout": ["POST"],
  "/api/health": ["GET"],
  "/api/openapi.json": ["GET"],
};
