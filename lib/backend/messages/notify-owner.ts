import "server-only";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema";
import { withSavepoint } from "../db/write-lock";
import { log } from "../log";
import { addNotification } from "../notifications/add";
import { queuePush } from "../push/queue";

/**
 * Does something in a transaction that must not keep an enquiry from being stored. What fails is undone and logged.
 *
 * @param what for the log, after "failed to".
 */
export async function attempt(
  db: Kysely<Database>,
  messageId: string,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await withSavepoint(db, work).catch((err: unknown) =>
    log.error({ message: messageId, err }, `failed to ${what}`),
  );
}

interface News {
  /** For the console, such as "New wedding enquiry from Ada Lovelace". */
  title: string;
  isAddition: boolean;
  queueMails: () => Promise<void>;
}

/** Notifies the admins of an enquiry, or of what was added to it: in the console, by push and by mail. */
export async function notifyOwner(
  db: Kysely<Database>,
  messageId: string,
  { title, isAddition, queueMails }: News,
): Promise<void> {
  const about = isAddition ? "an addition" : "an enquiry";
  const notification = { kind: "enquiry", title, subjectId: messageId } as const;
  await attempt(db, messageId, `create the notification for ${about}`, () =>
    addNotification(db, notification),
  );
  await attempt(db, messageId, `queue the push notifications about ${about}`, () =>
    queuePush(db, { messageId, isAddition }),
  );
  await attempt(db, messageId, `queue the mail about ${about}`, queueMails);
}
