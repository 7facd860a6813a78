import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Selectable } from "kysely";
import type * as z from "zod";
import type { Admin } from "@/lib/contract/auth";
import type { Erasure, ErasureRequest, personSchema } from "@/lib/contract/persons";
import { database, engine } from "../db/connection";
import { raiseRevision } from "../db/revisions";
import type { Database } from "../db/schema";
import { betweenWrites, withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { isSentFrom } from "../messages/search";
import { elsewhereOf } from "./elsewhere";
import { type Found, findPerson, idsOf } from "./find";

/** The pause between two tries to empty the log, in milliseconds. */
const PAUSE_MS = 10_000;

/** How many erasures are listed. */
const LISTED = 100;

/** Gets everything that is kept under the email address of a message. @throws HttpError 404 for an unknown message. */
export async function getPerson(messageId: string): Promise<z.output<typeof personSchema>> {
  const found = await findPerson(database(), messageId);
  const names = [...new Set(found.messages.map(({ name }) => name))];
  return { ...found, names, elsewhere: await elsewhereOf(found) };
}

/**
 * Erases everything that is kept under the email address of a message, in one transaction, and leaves a row that proves it
 * without saying who it was.
 *
 * @param request.seen the list that the admin has confirmed.
 * @throws HttpError 404 for an unknown message; 409 when there is something else by now.
 */
export async function erasePerson(
  messageId: string,
  { seen, reason }: ErasureRequest,
  { name }: Admin,
): Promise<Erasure> {
  const erasure = await withWriteLock(async (db) => {
    const found = await findPerson(db, messageId);
    if (found.seen !== seen)
      throw new HttpError(
        409,
        "Something about this address has changed since, so nothing was erased. Look at the list, then try again.",
      );
    const row = {
      id: randomUUID(),
      erased_at: new Date().toISOString(),
      erased_by: name,
      reason: reason ?? null,
      counts: JSON.stringify(countsOf(found)),
    };
    await db.deleteFrom("notifications").where("subject_id", "in", idsOf(db, found.email)).execute();
    // The other tables go with the messages.
    await db.deleteFrom("messages").where(isSentFrom(found.email)).execute();
    await engine().forgetWords(db);
    // What names the sender of a message that was deleted before helps nobody.
    await db
      .deleteFrom("notifications")
      .where("kind", "in", ["enquiry", "undelivered"])
      .where("subject_id", "is not", null)
      .where("subject_id", "not in", db.selectFrom("messages").select("id"))
      .execute();
    await db.insertInto("erasures").values(row).execute();
    await raiseRevision(db, "messages");
    return toErasure(row);
  });
  // Whatever becomes of the log, they are erased.
  if (!(await emptyLog())) void emptyLogLater();
  return erasure;
}

/** Empties the database's log of what was erased. @returns false while somebody reads an older state, such as a backup. */
export const emptyLog = (): Promise<boolean> =>
  betweenWrites(() => engine().emptyLog()).catch((error: unknown) => {
    log.warn({ err: error }, "failed to empty the log after an erasure");
    return false;
  });

async function emptyLogLater(): Promise<void> {
  do await setTimeout(PAUSE_MS, undefined, { ref: false });
  while (!(await emptyLog()));
}

function countsOf({ messages, records }: Found): Record<string, number> {
  const counts: Record<string, number> = { message: messages.length };
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const toErasure = (row: Selectable<Database["erasures"]>): Erasure => ({
  _id: row.id,
  at: row.erased_at,
  by: row.erased_by,
  reason: row.reason,
  counts: JSON.parse(row.counts),
});

/** Lists the latest erasures, newest first. */
export async function listErasures(): Promise<Erasure[]> {
  const rows = await database()
    .selectFrom("erasures")
    .selectAll()
    .orderBy("erased_at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
  return rows.map(toErasure);
}
