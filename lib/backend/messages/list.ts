import "server-only";
import * as z from "zod";
import { idSchema, timestampSchema } from "@/lib/contract/common";
import type { ContactMessage, MessageFilter, MessageQuery } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { fieldError } from "../http/http-error";
import { pageByEvent } from "./list-by-event";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";
import { messagesThat } from "./search";

/** A message list's query with the size of a page. */
export type PageQuery = MessageQuery & { limit: number };

export interface MessagesPage {
  messages: ContactMessage[];
  nextCursor: string | undefined;
}

/**
 * Lists one page of messages, newest first or by event.
 *
 * @param query a filter, the page size and the cursor returned with the previous page.
 * @returns the messages, and the cursor of the next page unless it is the last one.
 * @throws HttpError 400 for an invalid cursor.
 */
export async function pageOfMessages(query: PageQuery): Promise<MessagesPage> {
  if (query.order === "event") return pageByEvent(query);
  const { limit, cursor, ...filter } = query;
  let found = messagesThat(filter).select("id");
  if (cursor) {
    const { createdAt, id } = decodeCursor(cursor);
    found = found.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(createdAt, id)),
    );
  }
  const page = found
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  // The page is found in the indexes alone. Only its own rows are read from the table.
  const rows = await database()
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("id", "in", page)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    messages: shown.map(toContactMessage),
    nextCursor: last && shown.length < rows.length ? encodeCursor(last.created_at, last.id) : undefined,
  };
}

/** How many messages match a filter. */
export async function countMessages(filter: MessageFilter): Promise<number> {
  const { total } = await messagesThat(filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function encodeCursor(createdAt: string, id: string): string {
  return Buffer.from(`${createdAt} ${id}`).toString("base64url");
}

const cursorSchema = z.tuple([timestampSchema, idSchema]);

function decodeCursor(cursor: string): { createdAt: string; id: string } {
  const { data } = cursorSchema.safeParse(Buffer.from(cursor, "base64url").toString().split(" "));
  if (!data) throw fieldError("cursor", "Invalid cursor.");
  const [createdAt, id] = data;
  return { createdAt, id };
}
