import "server-only";
import { type RawBuilder, sql } from "kysely";
import * as z from "zod";
import { idSchema, timestampSchema } from "@/lib/contract/common";
import { database } from "../db/connection";
import { fieldError } from "../http/http-error";
import type { MessagesPage, PageQuery } from "./list";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";
import { messagesThat } from "./search";

/** A message's place in the order by event. */
interface Place {
  event_date: string;
  created_at: string;
  id: string;
}

/**
 * Lists one page of messages by event: first what is ahead, the next one first, then what is over, the last one first. Messages
 * without a date come last.
 *
 * @throws HttpError 400 for an invalid cursor.
 */
export async function pageByEvent({
  limit,
  cursor,
  today: given,
  order: _,
  ...filter
}: PageQuery): Promise<MessagesPage> {
  const { today, after } = cursor
    ? decodeCursor(cursor)
    : { today: given ?? new Date().toISOString().slice(0, 10), after: undefined };

  const read = (begin: RawBuilder<boolean>, direction: "asc" | "desc", count: number) => {
    // The page is found in the indexes alone. Only its own rows are read from the table.
    const page = messagesThat(filter)
      .select("id")
      .where(begin)
      .orderBy("event_date", direction)
      .orderBy("created_at", direction)
      .orderBy("id", direction)
      .limit(count);
    return database()
      .selectFrom("messages")
      .select(MESSAGE_COLUMNS)
      .where("id", "in", page)
      .orderBy("event_date", direction)
      .orderBy("created_at", direction)
      .orderBy("id", direction)
      .execute();
  };

  const isInPast = after !== undefined && after.event_date < today;
  const ahead = after ? beyond(after, sql`>`) : sql<boolean>`event_date >= ${today}`;
  const over = isInPast ? beyond(after, sql`<`) : sql<boolean>`event_date < ${today}`;
  const rows = isInPast ? [] : await read(ahead, "asc", limit + 1);
  if (rows.length <= limit) rows.push(...(await read(over, "desc", limit + 1 - rows.length)));

  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    messages: shown.map(toContactMessage),
    nextCursor: last && shown.length < rows.length ? encodeCursor(today, last) : undefined,
  };
}

const beyond = ({ event_date, created_at, id }: Place, sign: RawBuilder<unknown>) =>
  sql<boolean>`(event_date, created_at, id) ${sign} (${event_date}, ${created_at}, ${id})`;

/** The day is part of it, so that the pages of a list fit together when it changes. */
const encodeCursor = (today: string, { event_date, created_at, id }: Place): string =>
  Buffer.from([today, event_date, created_at, id].join(" ")).toString("base64url");

const cursorSchema = z.tuple([z.iso.date(), z.iso.date().or(z.literal("")), timestampSchema, idSchema]);

function decodeCursor(cursor: string): { today: string; after: Place } {
  const { data } = cursorSchema.safeParse(Buffer.from(cursor, "base64url").toString().split(" "));
  if (!data) throw fieldError("cursor", "Invalid cursor.");
  const [today, event_date, created_at, id] = data;
  return { today, after: { event_date, created_at, id } };
}
