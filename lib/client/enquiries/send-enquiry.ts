import type { FieldError } from "@/lib/contract/common";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { ApiError, call, messageOf, type Success } from "../http";
import { startDeliveries } from "./start-deliveries";

/** How sending ended: stored, or with a text for the visitor and what is wrong with which field. */
export type SendOutcome = { sent: true } | { sent: false; message: string; errors: FieldError[] };

/**
 * Sends an enquiry. When the outcome is `sent`, it is stored; its copies are then on their way, which
 * nobody waits for.
 *
 * @param key the same for each try at the same content, so that it is stored once.
 * @param copies the services that are sent a copy of what was stored.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  key: string,
  copies?: DeliveryServices,
): Promise<SendOutcome> {
  try {
    const { body } = await call<Partial<Success> | undefined>("/api/contact", {
      method: "POST",
      body: { ...enquiry, read: false },
      headers: { "idempotency-key": key },
    });
    if (body?.success) {
      if (copies) startDeliveries(copies, enquiry, key);
      return { sent: true };
    }
    return { sent: false, message: body?.message ?? "Failed to save message", errors: [] };
  } catch (error) {
    const message = messageOf(error, "Failed to process your request. Please try again later.");
    return { sent: false, message, errors: error instanceof ApiError ? error.errors : [] };
  }
}
