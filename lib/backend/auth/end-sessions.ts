import "server-only";
import { withWriteLock } from "../db/write-lock";

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
