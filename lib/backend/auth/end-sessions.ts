import "server-only";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import type { SessionClaims } from "./session-cookie";

/** Ends every session of an admin on all devices, by outdating the version in their tokens and cookies. */
export async function endSessions(userId: string): Promise<void> {
  await withWriteLock((db) =>
    db
      .updateTable("users")
      .set((expression) => ({ session_version: expression("session_version", "+", 1) }))
      .where("id", "=", userId)
      .execute(),
  );
}

/** Ends one session, unless it has ended already. One of an earlier version of the site only ends with all others. */
export async function endSession({ userId, sessionId = "" }: SessionClaims): Promise<void> {
  await end(userId, sessionId);
}

/** Ends an admin's session on another device. @throws HttpError 404 when there is none, or when it has ended already. */
export async function endDevice(userId: string, id: string): Promise<void> {
  if (!(await end(userId, id))) throw new HttpError(404, "This device is signed out already.");
}

/** @returns whether there was one to end. */
async function end(userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await withWriteLock((db) =>
    db
      .updateTable("sign_ins")
      .set({ ended_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("succeeded", "=", 1)
      .where("ended_at", "is", null)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows > 0n;
}
