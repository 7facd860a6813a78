import "server-only";
import type { Kysely, Selectable } from "kysely";
import type { Admin } from "@/lib/contract/auth";
import type { NewOutOfOffice, OutOfOffice } from "@/lib/contract/out-of-office";
import { mailService } from "@/lib/settings/mail-service";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { noMailServer } from "../mail/list";

/** How many receipts are listed. */
const LISTED = 100;

const ID = 1;

type Row = Selectable<Database["out_of_office"]>;

/** There is one row, or none. */
const rowIn = (db: Kysely<Database>) => db.selectFrom("out_of_office").selectAll().executeTakeFirst();

/** Whether a moment is on one of the days, which begin and end in the time zone of who set them. */
function isWithin({ first_day, last_day, time_zone }: Row, now: Date): boolean {
  // Sweden writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone, dateStyle: "short" }).format(now);
  return first_day <= today && today <= last_day;
}

/** Until when the owner is away, if they are today, and what receipt mails say then. @param db may be a write transaction. */
export async function awayToday(
  db: Kysely<Database>,
  now = new Date(),
): Promise<{ lastDay: string; text: string } | undefined> {
  const row = await rowIn(db);
  return row && isWithin(row, now) ? { lastDay: row.last_day, text: row.text } : undefined;
}

/** On which days the owner is away, and who was told so. */
export async function getOutOfOffice(): Promise<OutOfOffice> {
  const row = await rowIn(database());
  const sent = await database()
    .selectFrom("outbox")
    .innerJoin("messages", "messages.id", "outbox.message_id")
    .select(["messages.id as messageId", "messages.name", "recipient", "outbox.created_at as at", "state"])
    .where("out_of_office", "=", 1)
    .orderBy("outbox.created_at", "desc")
    .limit(LISTED)
    .execute();
  return {
    mail: mailService() !== undefined,
    set: row
      ? {
          firstDay: row.first_day,
          lastDay: row.last_day,
          timeZone: row.time_zone,
          text: row.text,
          by: row.set_by,
        }
      : null,
    isActive: row !== undefined && isWithin(row, new Date()),
    sent,
  };
}

/** Says on which days the owner is away. @throws HttpError 409 without a mail server, which sends no receipts. */
export async function setOutOfOffice(
  { firstDay, lastDay, timeZone, text }: NewOutOfOffice,
  { name }: Pick<Admin, "name">,
): Promise<OutOfOffice> {
  if (!mailService()) throw noMailServer();
  const change = { first_day: firstDay, last_day: lastDay, time_zone: timeZone, text, set_by: name };
  await withWriteLock((db) =>
    db
      .insertInto("out_of_office")
      .values({ id: ID, ...change })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
      .execute(),
  );
  return getOutOfOffice();
}

/** Ends being out of office; idempotent. */
export async function endOutOfOffice(): Promise<void> {
  await withWriteLock((db) => db.deleteFrom("out_of_office").execute());
}
