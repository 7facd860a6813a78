import { enquiryCalls } from "@/lib/contract/calls/enquiries";
import type { FieldError } from "@/lib/contract/common";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import type { Receipt } from "@/lib/contract/enquiry-page";
import type { Enquiry } from "@/lib/contract/messages";
import { type FormTraces, TRACES_HEADER, writeTraces } from "@/lib/shared/form-traces";
import { ApiError, isMalformed, messageOf } from "../http";
import { request } from "../request";

const SAVE_FAILED = "Failed to save message";
const SEND_FAILED = "Failed to process your request. Please try again later.";

const loadDeliveries = () => import("./start-deliveries");

/** The result: stored, with what the sender is told, or not stored, with a message for the visitor and field errors. */
export type SendOutcome =
  | { sent: true; receipt: Receipt }
  | { sent: false; message: string; errors: FieldError[] };

/**
 * Sends an enquiry. Once it is stored, starts its deliveries without waiting for them.
 *
 * @param key the Idempotency-Key: the same for each attempt with the same content, so that it is stored once.
 * @param traces what the form tells besides the content.
 * @param services the services that the stored enquiry is delivered to.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  key: string,
  traces: FormTraces,
  services?: DeliveryServices,
): Promise<SendOutcome> {
  // Loaded while the enquiry is sent, so that its deliveries are watched from the moment it is stored.
  if (services) loadDeliveries().catch(() => {});
  let receipt: Receipt = {};
  try {
    const body = { ...enquiry, read: false };
    const { body: sent } = await request(enquiryCalls.send, {
      body,
      headers: { "idempotency-key": key, [TRACES_HEADER]: writeTraces(traces) },
    });
    if (sent.data) receipt = sent.data;
  } catch (error) {
    const message = messageOf(error, isMalformed(error) ? SAVE_FAILED : SEND_FAILED);
    return { sent: false, message, errors: error instanceof ApiError ? error.errors : [] };
  }
  if (services) {
    loadDeliveries().then(
      ({ startDeliveries }) => startDeliveries(services, enquiry, key),
      (error) => console.error(error),
    );
  }
  return { sent: true, receipt };
}
