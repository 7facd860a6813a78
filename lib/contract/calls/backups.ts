import { backupNameSchema, backupsSchema } from "../backups";
import { readSuccessSchema, successSchema } from "../common";
import { defineCall } from "./define-call";

const permission = "manage_settings";

export const backupCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/admin/backups",
    summary: "The backups that are kept, and whether one is being made",
    access: "admin",
    permission,
    response: { status: 200, schema: backupsSchema },
    errors: [],
  }),
  make: defineCall({
    method: "POST",
    path: "/api/admin/backups",
    summary: "Begin to make a backup, which is listed once it was read back; refused while one is being made",
    access: "admin",
    permission,
    response: { status: 202, schema: successSchema, read: readSuccessSchema },
    errors: [409, 507],
  }),
  download: defineCall({
    method: "GET",
    path: "/api/admin/backups/{id}",
    summary: "A backup as a tar file, also in ranges; the admins are notified",
    access: "admin",
    permission,
    invalidId: "Invalid backup name",
    idSchema: backupNameSchema,
    response: { status: 200, mediaType: "application/x-tar" },
    errors: [404, 416],
  }),
};
