import "server-only";
import { randomUUID } from "node:crypto";
import type { Attempt, Delivery, DeliveryService } from "@/lib/contract/deliveries";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { database } from "../db/connection";
import type { Database } from "../db/schema";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { requireMessage } from "./message";
import { forgetUndelivered } from "./undelivered";

/** After this time, a browser that claimed a delivery no longer sends it: each attempt has 10 s. */
const CLAIM_MS = 60_000;

type Row = Pick<Database["failed_deliveries"], "service" | "code" | "reason" | "state" | "updated_at">;

/** Whether the browser that claimed a delivery is gone, for example because its tab was closed. */
const isAbandoned = ({ state, updated_at }: Row) =>
  state === "sending" && Date.now() - Date.parse(updated_at) > CLAIM_MS;

function toDelivery(row: Row): Delivery {
  const { service, code, reason, state, updated_at: time } = row;
  if (isAbandoned(row)) return { service, code: "UNSPECIFIED", reason: "left", state: "failed", time };
  return { service, code, ...(reason && { reason }), state, time };
}

/** Lists the deliveries of a message that failed. @throws HttpError 404 for an unknown message. */
export async function listDeliveries(messageId: string): Promise<Delivery[]> {
  await requireMessage(messageId);
  const rows = await database()
    .selectFrom("failed_deliveries")
    .select(["service", "code", "reason", "state", "updated_at"])
    .where("message_id", "=", messageId)
    .orderBy("service", "desc")
    .execute();
  return rows.map(toDelivery);
}

/**
 * Claims a failed delivery for the browser that sends it again. A claim that is never reported counts as a failure
 * after a minute.
 *
 * @returns the ID of the attempt, which {@link settleDelivery} needs.
 * @throws HttpError 404 for a delivery that did not fail or a service that is not set up; 409 when the delivery is
 * being sent or has arrived.
 */
export async function claimDelivery(messageId: string, service: DeliveryService): Promise<string> {
  const attempt = randomUUID();
  await withWriteLock(async (db) => {
    const ofDelivery = { message_id: messageId, service };
    const row = await db
      .selectFrom("failed_deliveries")
      .select(["service", "code", "reason", "state", "updated_at"])
      .where(({ and }) => and(ofDelivery))
      .executeTakeFirst();
    if (!row || !deliveryServices()?.[service])
      throw new HttpError(404, "There is no failed copy to send again, or its service is not set up.");
    if (row.state === "sent") throw new HttpError(409, "This copy has already been sent.");
    if (row.state === "sending" && !isAbandoned(row))
      throw new HttpError(409, "This copy is already being sent, in another tab or by another admin.");
    await db
      .updateTable("failed_deliveries")
      .set({ state: "sending", attempt, updated_at: new Date().toISOString() })
      .where(({ and }) => and(ofDelivery))
      .execute();
  });
  return attempt;
}

/**
 * Records the result of a claimed delivery. Once all copies of a message have arrived, its notifications of failed
 * ones go.
 *
 * @throws HttpError 409 when the claim is not the latest one, or its result is already recorded.
 */
export async function settleDelivery(messageId: string, result: Attempt): Promise<void> {
  const { service, attempt, code, reason } = result;
  const outcome = code
    ? { state: "failed" as const, code, reason: reason ?? null }
    : { state: "sent" as const };
  await withWriteLock(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("failed_deliveries")
      .set({ ...outcome, updated_at: new Date().toISOString() })
      .where(({ and }) => and({ message_id: messageId, service, attempt, state: "sending" }))
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw new HttpError(409, "The result of this attempt can no longer be recorded.");
    await forgetUndelivered(db, messageId);
  });
  if (code) log.warn({ message: messageId, service, code, reason }, "sending a delivery again failed");
}
