import type { ContactMessage } from "@/lib/contract/messages";
import { withFallback } from "./http";
import { callAsAdmin } from "./session";

const MESSAGES = "/api/contact/admin/messages";

/** The id may come from the address bar, from anyone. */
const messagePath = (id: string) => `${MESSAGES}/${encodeURIComponent(id)}`;

/** Enough for a tall screen and a bit of scrolling. */
const PAGE_SIZE = 50;

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

/**
 * One page of messages, newest first.
 *
 * @param page the address of a further page, from the page before.
 * @throws ApiError 'Failed to fetch messages' or the server's message; AbortError by `signal`.
 */
export async function listMessages(
  { q, read }: MessageFilter,
  { page, signal }: { page?: string | undefined; signal?: AbortSignal } = {},
): Promise<MessagePage> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (q) query.set("q", q);
  if (read !== "all") query.set("read", read);
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
export function getMessage(id: string): Promise<ContactMessage> {
  return withFallback("Failed to fetch messages", async () => {
    return (await callAsAdmin<ContactMessage>(messagePath(id))).body;
  });
}

/** Marks a message as read. @throws ApiError 'Failed to update message status' or the server's message. */
export function markMessageRead(id: string): Promise<void> {
  return withFallback("Failed to update message status", async () => {
    await callAsAdmin(`${messagePath(id)}/read`, { method: "PUT" });
  });
}

/** Deletes a message. @throws ApiError 'Failed to delete message' or the server's message. */
export function deleteMessage(id: string): Promise<void> {
  return withFallback("Failed to delete message", async () => {
    await callAsAdmin(messagePath(id), { method: "DELETE" });
  });
}
