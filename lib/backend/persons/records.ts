import "server-only";
import type { Expression, Kysely } from "kysely";
import { deliveryProblem } from "@/lib/content/delivery-errors";
import { MAIL_CAUSES, MAIL_NAMES } from "@/lib/content/mail-errors";
import type { PersonRecord } from "@/lib/contract/persons";
import type { Database } from "../db/schema";

/** A record, and what names its row. */
export interface FoundRecord extends PersonRecord {
  key: string;
}

type Read = (db: Kysely<Database>, messageIds: Expression<string>) => Promise<FoundRecord[]>;

/** The tables whose rows belong to a message. */
type OfMessages = {
  [Table in keyof Database]: "message_id" extends keyof Database[Table] ? Table : never;
}[keyof Database];

/**
 * Reads each table whose rows belong to messages. They go with their message (`on delete cascade`); a table that is missing
 * here would be erased without having been shown, so it does not compile.
 */
const READERS: Record<OfMessages, Read> = {
  additions: async (db, ids) => {
    const rows = await db.selectFrom("additions").selectAll().where("message_id", "in", ids).execute();
    return rows.map(({ id, message_id, text, created_at }) => ({
      kind: "addition",
      key: id,
      messageId: message_id,
      at: created_at,
      text,
    }));
  },
  replies: async (db, ids) => {
    const rows = await db.selectFrom("replies").selectAll().where("message_id", "in", ids).execute();
    return rows.map(({ id, message_id, subject, text, price, created_by, created_at }) => ({
      kind: "reply",
      key: id,
      messageId: message_id,
      at: created_at,
      text: `${subject}\n\n${text}\n(${created_by}${price === null ? "" : `, $${price}`})`,
    }));
  },
  message_notes: async (db, ids) => {
    const rows = await db.selectFrom("message_notes").selectAll().where("message_id", "in", ids).execute();
    return rows.map(({ id, message_id, text, created_by, created_at }) => ({
      kind: "note",
      key: id,
      messageId: message_id,
      at: created_at,
      text: `${text}\n(${created_by})`,
    }));
  },
  outbox: async (db, ids) => {
    const rows = await db.selectFrom("outbox").selectAll().where("message_id", "in", ids).execute();
    return rows.map(({ id, message_id, kind, recipient, subject, state, failure, answer, updated_at }) => ({
      kind: "mail",
      key: id,
      messageId: message_id ?? "",
      at: updated_at,
      text: [
        `A ${MAIL_NAMES[kind]} to ${recipient}: ${state}${failure ? `, ${MAIL_CAUSES[failure]}` : ""}.`,
        subject,
        ...(answer ? [`The mail server said: ${answer}`] : []),
      ].join("\n"),
    }));
  },
  push_notices: async (db, ids) => {
    const rows = await db
      .selectFrom("push_notices")
      .innerJoin("push_devices", "push_devices.id", "device_id")
      .select(["push_notices.id", "message_id", "name", "state", "updated_at"])
      .where("message_id", "in", ids)
      .execute();
    return rows.map(({ id, message_id, name, state, updated_at }) => ({
      kind: "push",
      key: id,
      messageId: message_id ?? "",
      at: updated_at,
      text: `A push notification to ${name}: ${state}.`,
    }));
  },
  failed_deliveries: async (db, ids) => {
    const rows = await db
      .selectFrom("failed_deliveries")
      .selectAll()
      .where("message_id", "in", ids)
      .execute();
    return rows.map(({ message_id, service, code, reason, state, updated_at }) => ({
      kind: "delivery",
      key: `${message_id} ${service}`,
      messageId: message_id,
      at: updated_at,
      text: `${deliveryProblem(service, { code, ...(reason && { reason }) })} (now: ${state})`,
    }));
  },
  deposits: async (db, ids) => {
    const rows = await db.selectFrom("deposits").selectAll().where("message_id", "in", ids).execute();
    return rows.map(({ message_id, state, amount, updated_at }) => ({
      kind: "deposit",
      key: message_id,
      messageId: message_id,
      at: updated_at,
      text: `Deposit of $${amount}: ${state}`,
    }));
  },
};

/** Notifications name the sender of the message that they are about. */
const readNotifications: Read = async (db, ids) => {
  const rows = await db.selectFrom("notifications").selectAll().where("subject_id", "in", ids).execute();
  return rows.map(({ id, subject_id, title, created_at }) => ({
    kind: "notification",
    key: id,
    messageId: subject_id ?? "",
    at: created_at,
    text: title,
  }));
};

/** Everything that is kept about messages besides themselves, newest first. @param messageIds a query for their ids. */
export async function recordsOf(
  db: Kysely<Database>,
  messageIds: Expression<string>,
): Promise<FoundRecord[]> {
  const all: FoundRecord[] = [];
  for (const read of [...Object.values(READERS), readNotifications])
    all.push(...(await read(db, messageIds)));
  return all.sort((one, other) => (one.at < other.at ? 1 : -1));
}
