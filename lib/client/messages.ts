import pLimit from "p-limit";
import { messageCalls } from "@/lib/contract/calls/messages";
import type {
  ContactMessage,
  EventType,
  MessageChange,
  MessageChanges,
  MessageStatus,
} from "@/lib/contract/messages";
import { dayOf } from "@/lib/shared/format-date";
import { requestAsAdmin } from "./as-admin";
import { isGone } from "./http";

/** What failed, where the server does not say more. */
export const FETCH_FAILED = "Failed to fetch messages";

/** Enough for a tall screen and some scrolling. */
export const PAGE_SIZE = 50;

/** How many calls about several messages are made at once. */
const CALLS_AT_ONCE = 4;

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
  /** Newest first, or by event. */
  order: "received" | "event";
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

/** A filter as the API takes it. */
export const queryOf = ({ q, read, show, type }: Omit<MessageFilter, "order">) => ({
  ...(q && { q }),
  ...(read !== "all" && { read }),
  ...(show === "starred" || show === "trash" ? { [show]: "true" } : show !== "all" && { status: show }),
  ...(type !== "all" && { type }),
});

/** The past ends with the day that it is here. */
const orderOf = ({ order }: MessageFilter) => (order === "event" ? { order, today: dayOf(new Date()) } : {});

/**
 * Fetches one page of messages.
 *
 * @throws ApiError with a message; AbortError by `signal`.
 */
export async function fetchMessages(
  filter: MessageFilter,
  { page, limit = PAGE_SIZE, signal }: ListOptions = {},
): Promise<MessagePage> {
  const first = { limit, ...queryOf(filter), ...orderOf(filter) };
  const query = page ? new URLSearchParams(page.split("?")[1]) : first;
  const { body, headers } = await requestAsAdmin(messageCalls.list, { query, signal }, FETCH_FAILED);
  return {
    messages: body,
    total: totalOf(headers, body),
    next: /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1],
  };
}

/**
 * Fetches the newest messages of the same sender or for the same day.
 *
 * @returns them, and how many there are in all. @throws ApiError, possibly without a message.
 */
export async function fetchRelated(
  by: { email: string } | { date: string },
  signal: AbortSignal,
): Promise<Pick<MessagePage, "messages" | "total">> {
  const query = { ...by, limit: RELATED };
  const { body, headers } = await requestAsAdmin(messageCalls.list, { query, signal });
  return { messages: body, total: totalOf(headers, body) };
}

const totalOf = (headers: Headers, messages: ContactMessage[]) =>
  Number(headers.get("x-total-count") ?? messages.length);

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

/**
 * Takes several messages out of the trash, a few at a time.
 *
 * @returns those that are back, and the message of the first failure. What was deleted for good meanwhile is in neither.
 */
export async function restoreMessages(
  ids: string[],
): Promise<{ restored: ContactMessage[]; failure?: string }> {
  const restored: ContactMessage[] = [];
  let failure: string | undefined;
  const limit = pLimit(CALLS_AT_ONCE);
  const restore = async (id: string) => {
    try {
      restored.push((await requestAsAdmin(messageCalls.restore, { id }, "Failed to restore message")).body);
    } catch (error) {
      if (!isGone(error)) failure ??= (error as Error).message;
    }
  };
  await Promise.all(ids.map((id) => limit(restore, id)));
  return { restored, ...(failure && { failure }) };
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
 * Deletes several messages, a few at a time: to the trash, and for good what is there already.
 *
 * @returns the IDs of those that are no longer there, with those of them that somebody else had deleted before, and the message
 * of the first failure.
 */
export async function removeMessages(
  messages: ContactMessage[],
): Promise<{ gone: string[]; before: string[]; failure?: string }> {
  const gone: string[] = [];
  const before: string[] = [];
  let failure: string | undefined;
  const limit = pLimit(CALLS_AT_ONCE);
  const remove = async ({ _id: id, trashedAt }: ContactMessage) => {
    const query = trashedAt === undefined ? {} : ({ forever: "true" } as const);
    try {
      await requestAsAdmin(messageCalls.remove, { id, query }, "Failed to delete message");
      gone.push(id);
    } catch (error) {
      if (isGone(error)) for (const list of [gone, before]) list.push(id);
      else failure ??= (error as Error).message;
    }
  };
  await Promise.all(messages.map((message) => limit(remove, message)));
  return { gone, before, ...(failure && { failure }) };
}

/** Counts unread messages. @throws ApiError, possibly without a message. */
export async function countUnread(signal: AbortSignal): Promise<number> {
  const query = { read: "false", limit: 1 } as const;
  const { headers } = await requestAsAdmin(messageCalls.list, { query, signal });
  return Number(headers.get("x-total-count"));
}

/** Downloads all matching messages as a CSV file. @throws ApiError with a message. */
export async function downloadMessages(filter: MessageFilter): Promise<File> {
  // For spreadsheets, which don't convert times.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const options = { query: { ...queryOf(filter), timeZone } };
  const { body, headers } = await requestAsAdmin(messageCalls.export, options, FETCH_FAILED);
  const name = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1];
  // Reading the body as text strips the byte order mark.
  return new File(["\ufeff", body], name ?? "enquiries.csv", { type: "text/csv" });
}
