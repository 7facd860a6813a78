import "server-only";
import { withWriteLock } from "../../db/write-lock";
import { HttpError } from "../../http/http-error";

/** Removes a passkey of an admin. @throws HttpError 404 when the admin has no such passkey. */
export async function removePasskey(userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await withWriteLock((db) =>
    db.deleteFrom("passkeys").where("id", "=", id).where("user_id", "=", userId).executeTakeFirstOrThrow(),
  );
  if (!numDeletedRows) throw new HttpError(404, "This passkey no longer exists.");
}
