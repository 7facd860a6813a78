import pLimit from "p-limit";
import type { ContactMessage } from "@/lib/contract/messages";
import { withFallback } from "./http";
import { callAsAdmin, deleteAsAdmin } from "./session";

const MESSAGES = "/api/contact/admin/messages";

/** The id may come from the address bar, from anyone. */
const messagePath = (id: string) => `${MESSAGES}/${encodeURIComponent(id)}`;

/** Enough for a tall screen and a bit of scrolling. */
export const PAGE_SIZE = 50;

const DELETES_AT_ONCE = 4;

export interface MessageFilter {
  q: string;
  /** `all`, or the one read state to show. */
  read: "all" | "true" | "false";
}

export interface MessagePage {
  messages: ContactMessage[];
  total: number;
  /** The address of the next page, or undefined on the last one. */
  next: string | undefined;
}

interface ListOptions {
  /** The address of a further page, from the page before. */
  page?: string | undefined;
  /** At most 200. */
  limit?: number;
  signal?: AbortSignal;
}

function filterQuery({ q, read }: MessageFilter): Record<string, string> {
  return { ...(q && { q }), ...(read !== "all" && { read }) };
}

/**
 * One page of messages, newest first.
 *
 * @throws ApiError 'Failed to fetch messages' or the server's message; AbortError by `signal`.
 */
export async function fetchMessages(
  filter: MessageFilter,
  { page, limit = PAGE_SIZE, signal }: ListOptions = {},
): Promise<MessagePage> {
  const query = new URLSearchParams({ limit: String(limit), ...filterQuery(filter) });
  return withFallback("Failed to fetch messages", async () => {
    const { body, headers } = await callAsAdmin<ContactMessage[]>(
      page ?? `${MESSAGES}?${query}`,
      signal ? { signal } : {},
    );
    return {
      messages: body,
      total: Number(headers.get("x-total-count") ?? body.length),
      next: /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1],
    };
  });
}

/** One message. @throws ApiError, with status 404 when it is gone. */
export function fetchMessage(id: string): Promise<ContactMessage> {
  return withFallback("Failed to fetch messages", async () => {
    return (await callAsAdmin<ContactMessage>(messagePath(id))).body;
  });
}

/** Marks a message as read. @throws ApiError 'Failed to update message status' or the server's message. */
export function sendMessageRead(id: string): Promise<void> {
  return withFallback("Failed to update message status", async () => {
    await callAsAdmin(`${messagePath(id)}/read`, { method: "PUT" });
  });
}

/** Deletes a message. @throws ApiError 'Failed to delete message' or the server's message. */
function deleteMessage(id: string): Promise<void> {
  return withFallback("Failed to delete message", () => deleteAsAdmin(messagePath(id)));
}

/**
 * Deletes several messages, a few at a time.
 *
 * @returns those that are gone now, also when somebody else was quicker, and the text of the first failure.
 */
export async function removeMessages(ids: string[]): Promise<{ gone: string[]; failure?: string }> {
  const gone: string[] = [];
  let failure: string | undefined;
  const limit = pLimit(DELETES_AT_ONCE);
  const remove = async (id: string) => {
    try {
      await deleteMessage(id);
      gone.push(id);
    } catch (error) {
      failure ??= (error as Error).message;
    }
  };
  await Promise.all(ids.map((id) => limit(remove, id)));
  return { gone, ...(failure && { failure }) };
}

/** How many messages wait to be read. @throws ApiError as {@link callAsAdmin} does. */
export async function countUnread(signal: AbortSignal): Promise<number> {
  const { headers } = await callAsAdmin<ContactMessage[]>(`${MESSAGES}?read=false&limit=1`, { signal });
  return Number(headers.get("x-total-count"));
}

/**
 * Every message that matches, as a CSV file.
 *
 * @throws ApiError 'Failed to fetch messages' or the server's message.
 */
export function downloadMessages(filter: MessageFilter): Promise<File> {
  return withFallback("Failed to fetch messages", async () => {
    const address = `${MESSAGES}/export?${new URLSearchParams(filterQuery(filter))}`;
    const { body, headers } = await callAsAdmin<string>(address, { format: "text" });
    const name = /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1];
    // The byte order mark is lost where a body is read as text.
    return new File(["\ufeff", body], name ?? "enquiries.csv", { type: "text/csv" });
  });
}
