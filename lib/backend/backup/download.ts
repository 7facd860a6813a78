import "server-only";
import type { Admin } from "@/lib/contract/auth";
import { backupCalls } from "@/lib/contract/calls/backups";
import { withWriteLock } from "../db/write-lock";
import { fileResponse } from "../http/file-response";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { addNotification } from "../notifications/add";
import { backupFiles } from "./kept";
import { timeOf } from "./make";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Responds with a backup, or a range of it: a browser goes on with a download that broke off.
 *
 * Whoever has a backup can read everything, so the log and the other admins are told.
 *
 * @param name a valid file name. @throws HttpError 404 unless it is one of the backups that are kept, 416 for a range
 * outside the file.
 */
export async function sendBackup(request: Request, admin: Admin, name: string): Promise<Response> {
  const kept = timeOf(name) && (await backupFiles().find(name));
  if (!kept) throw new HttpError(404, "This backup is no longer kept. Download a newer one.");
  const response = await fileResponse(request, kept, {
    // Compressing it would cost its length, and with it the progress of the download.
    "cache-control": "no-store, no-transform",
    "content-type": backupCalls.download.response.mediaType,
    "content-disposition": `attachment; filename="${name}"`,
  });
  if (response.body) await report(admin, name, request.headers.get("range"));
  return response;
}

async function report(admin: Admin, name: string, range: string | null): Promise<void> {
  log.info({ userId: admin._id, name, range }, "a backup was downloaded");
  await notifyAdmins(admin).catch((error: unknown) =>
    log.error({ err: error }, "failed to create the notification for a downloaded backup"),
  );
}

/** Notifies at most once an hour and admin: a download that breaks off is several requests. */
async function notifyAdmins({ name, email }: Admin): Promise<void> {
  const title = `${name} (${email}) downloaded a backup, with all messages and accounts`;
  const recently = new Date(Date.now() - HOUR_MS).toISOString();
  await withWriteLock(async (db) => {
    const known = await db
      .selectFrom("notifications")
      .select("id")
      .where("kind", "=", "backup")
      .where("title", "=", title)
      .where("created_at", ">", recently)
      .executeTakeFirst();
    // About nobody, so that it stays when the admin is deleted.
    if (!known) await addNotification(db, { kind: "backup", title, subjectId: null });
  });
}
