import { replyCalls } from "@/lib/contract/calls/replies";
import type { NewReply, Reply, Thread } from "@/lib/contract/replies";
import { requestAsAdmin } from "./as-admin";

/** Fetches what was written to and from the address of a message. @throws ApiError with a message. */
export async function fetchThread(messageId: string, signal: AbortSignal): Promise<Thread> {
  const options = { id: messageId, signal };
  return (await requestAsAdmin(replyCalls.thread, options, "Failed to fetch the conversation")).body;
}

/**
 * Answers a message by mail.
 *
 * @param key identical for every attempt to send the same reply.
 * @throws ApiError with a message and field errors; one that names `seen` when somebody has answered since.
 */
export async function sendReply(messageId: string, body: NewReply, key: string): Promise<Reply> {
  const headers = { "Idempotency-Key": key };
  const options = { id: messageId, body, headers };
  return (await requestAsAdmin(replyCalls.send, options, "Failed to send the reply")).body;
}
