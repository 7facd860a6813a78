import "server-only";
import { sql } from "kysely";
import type { ContactMessage, MessageQuery } from "@/lib/contract/messages";
import { database } from "../db/connection";
import { HttpError } from "../http/http-error";
import { MESSAGE_COLUMNS, toContactMessage } from "./rows";
import { containsPattern } from "./search-text";

export interface MessagePage {
  messages: ContactMessage[];
  /** How many messages match the query in total. */
  total: number;
  /** The cursor of the next page, or undefined on the last page. */
  nextCursor: string | undefined;
}

/**
 * Lists messages, newest first.
 *
 * @param query search words, read state, page size and the cursor returned with the previous page.
 * @throws HttpError 400 for an invalid cursor.
 */
export async function listMessages(query: MessageQuery): Promise<MessagePage> {
  const [page, { total }] = await Promise.all([
    pageOfMessages(query),
    matching(query)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...page, total: Number(total) };
}

/** {@link listMessages} without the total, for reading many pages in a row. */
export async function pageOfMessages(query: MessageQuery): Promise<Omit<MessagePage, "total">> {
  const { limit, cursor } = query;
  let page = matching(query).select(MESSAGE_COLUMNS).orderBy("created_at", "desc").orderBy("id", "desc");
  if (cursor) {
    const { createdAt, id } = decodeCursor(cursor);
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(createdAt, id)),
    );
  }
  if (limit) page = page.limit(limit + 1);
  const rows = await page.execute();
  const shown = limit ? rows.slice(0, limit) : rows;
  const last = shown.at(-1);
  return {
    messages: shown.map(toContactMessage),
    nextCursor: last && shown.length < rows.length ? encodeCursor(last.created_at, last.id) : undefined,
  };
}

function matching({ q, read }: MessageQuery) {
  let messages = database().selectFrom("messages");
  if (read !== undefined) messages = messages.where("read", "=", read ? 1 : 0);
  for (const word of q?.split(/\s+/).filter(Boolean) ?? []) {
    messages = messages.where(sql<boolean>`search_text like ${containsPattern(word)} escape '\\'`);
  }
  return messages;
}

function encodeCursor(createdAt: string, id: string): string {
  return Buffer.from(`${createdAt} ${id}`).toString("base64url");
}

function decodeCursor(cursor: string): { createdAt: string; id: string } {
  const [createdAt, id] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!createdAt || !id) {
    const message = "Invalid cursor.";
    throw new HttpError(400, message, { errors: [{ field: "cursor", message }] });
  }
  return { createdAt, id };
}
