import "server-only";
import { deliveryNotice } from "@/lib/content/delivery-errors";
import type { FailedDelivery } from "@/lib/contract/deliveries";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { digestOf, findRepeated } from "./store-enquiry";
import { notifyUndelivered } from "./undelivered";

/**
 * Records a failed delivery and notifies the owner, once per enquiry and service.
 *
 * @param delivery includes the content of the enquiry, so that only its sender can report it.
 * @param idempotencyKey the key that the enquiry was sent with.
 * @throws HttpError 404 for an unknown enquiry, or a service that is not set up.
 */
export async function reportFailedDelivery(
  delivery: FailedDelivery,
  idempotencyKey: string | null,
): Promise<void> {
  const { service, code, reason, ...enquiry } = delivery;
  const id = deliveryServices()?.[service] && (await findRepeated(digestOf(idempotencyKey, enquiry)));
  if (!id)
    throw new HttpError(404, "There is no such enquiry, or it was not due for delivery to this service.");
  const failure = { code, ...(reason && { reason }) };
  await withWriteLock(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("failed_deliveries")
      .values({
        message_id: id,
        service,
        code,
        reason: reason ?? null,
        state: "failed",
        attempt: null,
        updated_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(["message_id", "service"]).doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return;
    log.warn({ message: id, service, ...failure }, "the delivery of an enquiry failed");
    await notifyUndelivered(db, id, (sender) => deliveryNotice(sender, service, failure));
  });
}
