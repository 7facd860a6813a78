import type { BulkAct, BulkResult } from "@/lib/contract/bulk";
import { messageCalls } from "@/lib/contract/calls/messages";
import { requestAsAdmin } from "./as-admin";
import { FETCH_FAILED, type MessageFilter, queryOf } from "./messages";

/** Everything that a filter found at a moment. */
export interface Everything {
  filter: MessageFilter;
  total: number;
  /** When it was counted, by the server's clock. */
  until: string;
}

/** Counts everything that a filter finds. @throws ApiError with a message. */
export async function countEverything(filter: MessageFilter): Promise<Everything> {
  const query = { ...queryOf(filter), limit: 1 };
  const { headers } = await requestAsAdmin(messageCalls.list, { query }, FETCH_FAILED);
  return {
    filter,
    total: Number(headers.get("x-total-count")),
    until: headers.get("x-as-of") ?? "",
  };
}

/**
 * Changes several messages, all or none.
 *
 * @param chosen their ids, or everything that a filter found. @throws ApiError with a message.
 */
export async function changeMany(chosen: string[] | Everything, change: BulkAct): Promise<BulkResult> {
  const which = Array.isArray(chosen)
    ? { ids: chosen }
    : { filter: queryOf(chosen.filter), until: chosen.until, total: chosen.total };
  const options = { body: { ...which, change } };
  return (await requestAsAdmin(messageCalls.changeMany, options, "Failed to update messages")).body;
}

/** Undoes a change of several messages. @param at when it was made. @throws ApiError with a message. */
export async function undoMany(at: string): Promise<BulkResult> {
  return (await requestAsAdmin(messageCalls.undo, { body: { at } }, "Failed to undo the change")).body;
}
