import pLimit from "p-limit";
import { messageCalls } from "@/lib/contract/calls/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";

const FETCH_FAILED = "Failed to fetch messages";

/** Enough for a tall screen and some scrolling. */
export const PAGE_SIZE = 50;

const DELETES_AT_ONCE = 4;

export interface MessageFilter {
  q: string;
  /** The read state to show, or `all`. */
  read: "all" | "true" | "false";
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

const queryOf = ({ q, read }: MessageFilter) => ({ ...(q && { q }), ...(read !== "all" && { read }) });

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

/** Fetches one message. @throws ApiError with a message, and with status 404 when the message was deleted. */
export async function fetchMessage(id: string): Promise<ContactMessage> {
  return (await requestAsAdmin(messageCalls.get, { id }, FETCH_FAILED)).body;
}

/** Marks a message as read. @throws ApiError with a message. */
export async function sendMessageRead(id: string): Promise<void> {
  await requestAsAdmin(messageCalls.markRead, { id }, "Failed to update message status");
}

/**
 * Deletes several messages, a few at a time.
 *
 * @returns the IDs of those that no longer exist, including those deleted by someone else, and the message of
 * the first failure.
 */
export async function removeMessages(ids: string[]): Promise<{ gone: string[]; failure?: string }> {
  const gone: string[] = [];
  let failure: string | undefined;
  const limit = pLimit(DELETES_AT_ONCE);
  const remove = async (id: string) => {
    try {
      await deleteAsAdmin(messageCalls.remove, { id }, "Failed to delete message");
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
