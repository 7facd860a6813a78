import "server-only";
import type { DeliveryService, FailedDelivery } from "@/lib/contract/deliveries";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { database } from "../db/connection";
import { withWriteLock } from "../db/write-lock";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { addNotification } from "../notifications/add";
import { digestOf, findRepeated } from "./store-enquiry";

const SERVICE_NAMES: Record<DeliveryService, string> = { form: "form service", email: "e-mail service" };

/**
 * Tells the owner that an enquiry's copy failed, once for each enquiry and service.
 *
 * @param copy the enquiry's own content, so that only who sent it can report it.
 * @param idempotencyKey the one that it was sent under.
 * @throws HttpError 404 when no such enquiry is there, or no copy of it was due.
 */
export async function reportFailedDelivery(
  copy: FailedDelivery,
  idempotencyKey: string | null,
): Promise<void> {
  const { service, code, ...enquiry } = copy;
  const id = deliveryServices()?.[service] && (await findRepeated(digestOf(idempotencyKey, enquiry)));
  if (!id) throw new HttpError(404, "There is no such enquiry, or no copy of it was due.");
  const told = {
    kind: "undelivered",
    // "May": a service that was too slow, or left alone, can have taken the copy all the same.
    title: `The copy of ${enquiry.name}’s enquiry may not have reached the ${SERVICE_NAMES[service]}`,
    subjectId: id,
  } as const;
  await withWriteLock(database(), async (db) => {
    const before = await db
      .selectFrom("notifications")
      .select("id")
      .where("kind", "=", told.kind)
      .where("subject_id", "=", id)
      .where("title", "=", told.title)
      .executeTakeFirst();
    if (before) return;
    log.warn({ message: id, service, code }, "the copy of an enquiry did not arrive");
    await addNotification(db, told);
  });
}
