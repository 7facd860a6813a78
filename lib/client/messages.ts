import pLimit from "p-limit";
import { messageCalls } from "@/lib/contract/calls/messages";
import type {
  ContactMessage,
  EventType,
  MessageChange,
  MessageChanges,
  MessageStatus,
} from "@/lib/contract/messages";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

const FETCH_FAILED = "Failed to fetch messages";

/** Enough for a tall screen and some scrolling. */
export const PAGE_SIZE = 50;

const DELETES_AT_ONCE = 4;

/** How many other messages of a sender or a day are fetched. */
const RELATED = 10;

/** Which part of the inbox is shown. */
export type Shelf = "all" | "starred" | "trash" | MessageStatus;

export interface MessageFilter {
  q: string;
  /** The read state to show, or `all`. */
  read: "all" | "true" | "false";
  show: Shelf;
  /** The kind of event to show, or `all`. */
  type: "all" | EventType;
}

export interface MessagePage {
  messages: ContactMessage[];
  total: number;
  /** The URL of the next page; undefined on the last one. */
  next: string | undefined;
}

interface ListOptions {
  /** The URL of a page after the first, from `MessagePage.next`. */
  page?: string | undefined;
  /** At most 200. */
  limit?: number;
  signal?: AbortSignal;
}

const queryOf = ({ q, read, show, type }: MessageFilter) => ({
  ...(q && { q }),
  ...(read !== "all" && { read }),
  ...(show === "starred" || show === "trash" ? { [show]: "true" } : show !== "all" && { status: show }),
  ...(type !== "all" && { type }),
});

/**
 * Fetches one page of messages, newest first.
 *
 * @throws ApiError with a message; AbortError by `signal`.
 */
export async function fetchMessages(
  filter: MessageFilter,
  { page, limit = PAGE_SIZE, signal }: ListOptions = {},
): Promise<MessagePage> {
  const query = page ? new URLSearchParams(page.split("?")[1]) : { limit, ...queryOf(filter) };
  const { body, headers } = await requestAsAdmin(messageCalls.list, { query, signal }, FETCH_FAILED);
  return {
    messages: body,
    total: Number(headers.get("x-total-count") ?? body.length),
    next: /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1],
  };
}

/** Fetches the newest messages of the same sender or for the same day. @throws ApiError, possibly without a message. */
export async function fetchRelated(
  by: { email: string } | { date: string },
  signal: AbortSignal,
): Promise<ContactMessage[]> {
  const query = { ...by, limit: RELATED };
  return (await requestAsAdmin(messageCalls.list, { query, signal })).body;
}

/**
 * Fetches one message.
 *
 * @param options.trash whether it may be in the trash.
 * @throws ApiError with a message, and with status 404 when the message was deleted.
 */
export async function fetchMessage(id: string, { trash = false } = {}): Promise<ContactMessage> {
  const query = trash ? ({ trash: "true" } as const) : {};
  return (await requestAsAdmin(messageCalls.get, { id, query }, FETCH_FAILED)).body;
}

const CHANGE_FAILED = "Failed to update message status";

/** Changes the status, the star, the follow-up date or the read state of a message. @throws ApiError with a message. */
export async function changeMessage(id: string, body: MessageChange): Promise<ContactMessage> {
  return (await requestAsAdmin(messageCalls.change, { id, body }, CHANGE_FAILED)).body;
}

/** Takes a message out of the trash. @throws ApiError with a message. */
export async function restoreMessage(id: string): Promise<ContactMessage> {
  return (await requestAsAdmin(messageCalls.restore, { id }, "Failed to restore message")).body;
}

/** Asks whether messages have changed since an earlier revision. @throws ApiError, possibly without a message. */
export async function fetchChanges(since: number | undefined, signal: AbortSignal): Promise<MessageChanges> {
  const query = since === undefined ? {} : { since };
  return (await requestAsAdmin(messageCalls.changes, { query, signal })).body;
}

/** Marks a message as read. @throws ApiError with a message. */
export async function sendMessageRead(id: string): Promise<void> {
  await requestAsAdmin(messageCalls.markRead, { id }, CHANGE_FAILED);
}

/**
 * Deletes several messages, a few at a time.
 *
 * @param options.forever whether they don't go to the trash, or are there already.
 * @returns the IDs of those that no longer exist, including those deleted by someone else, and the message of
 * the first failure.
 */
export async function removeMessages(
  ids: string[],
  { forever = false } = {},
): Promise<{ gone: string[]; failure?: string }> {
  const query = forever ? ({ forever: "true" } as const) : {};
  const gone: string[] = [];
  let failure: string | undefined;
  const limit = pLimit(DELETES_AT_ONCE);
  const remove = async (id: string) => {
    try {
      await deleteAsAdmin(messageCalls.remove, { id, query }, "Failed to delete message");
      gone.push(id);
    } catch (error) {
      failure ??= (error as Error).message;
    }
  };
  await Promise.all(ids.map((id) => limit(remove, id)));
  return { gone, ...(failure && { failure }) };
}

/** Counts unread messages. @throws ApiError, possibly without a message. */
export async function countUnread(signal: AbortSignal): Promise<number> {
  const query = { read: "false", limit: 1 } as const;
  const { headers } = await requestAsAdmin(messageCalls.list, { query, signal });
  return Number(headers.get("x-total-count"));
}

/** Downloads all matching messages as a CSV file. @throws ApiError with a message. */
export async function downloadMessages(filter: MessageFilter): Promise<File> {
  const options = { query: queryOf(filter) };
  const { body, headers } = await requestAsAdmin(messageCalls.export, options, FETCH_FAILED);
  const name = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1];
  // Reading the body as text strips the byte order mark.
  return new File(["\ufeff", body], name ?? "enquiries.csv", { type: "text/csv" });
}
