import "server-only";
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContactMessage } from "@/lib/contract/messages";
import type { PersonRecord } from "@/lib/contract/persons";
import type { Database } from "../db/schema";
import { HttpError } from "../http/http-error";
import { MESSAGE_COLUMNS, toContactMessage } from "../messages/rows";
import { isSentFrom } from "../messages/search";
import { recordsOf } from "./records";

/** What is kept here under one email address. */
export interface Found {
  email: string;
  messages: ContactMessage[];
  records: PersonRecord[];
  /** A digest of what was found. Another message or note makes another one. */
  seen: string;
}

/**
 * Finds everything that is kept under the email address of a message, however it is written, and wherever it lies.
 *
 * @param db also a transaction. @throws HttpError 404 for an unknown message.
 */
export async function findPerson(db: Kysely<Database>, messageId: string): Promise<Found> {
  const one = await db.selectFrom("messages").select("email").where("id", "=", messageId).executeTakeFirst();
  if (!one) throw new HttpError(404, "This message no longer exists.");
  const rows = await db
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where(isSentFrom(one.email))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const records = await recordsOf(db, idsOf(db, one.email));
  const keys = [...rows.map(({ id }) => id), ...records.map(({ kind, key }) => `${kind} ${key}`)].sort();
  return {
    email: one.email,
    messages: rows.map(toContactMessage),
    records: records.map(({ key: _, ...record }) => record),
    seen: createHash("sha256").update(keys.join("\n")).digest("base64url"),
  };
}

/** A query for the ids of all messages of a sender. */
export const idsOf = (db: Kysely<Database>, email: string) =>
  db.selectFrom("messages").select("id").where(isSentFrom(email)).$asScalar();
