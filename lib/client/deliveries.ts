import { deliveryCalls } from "@/lib/contract/calls/deliveries";
import { depositCalls } from "@/lib/contract/calls/deposits";
import type { Delivery, DeliveryService, DeliveryServices } from "@/lib/contract/deliveries";
import type { Deposit } from "@/lib/contract/deposits";
import type { ContactMessage } from "@/lib/contract/messages";
import { requestAsAdmin } from "./as-admin";
import { deliver } from "./enquiries/deliver";
import { DeliveryError } from "./enquiries/delivery-error";

/** Fetches the deliveries of a message that failed. @throws ApiError, possibly without a message. */
export async function fetchDeliveries(id: string, signal: AbortSignal): Promise<Delivery[]> {
  return (await requestAsAdmin(deliveryCalls.list, { id, signal })).body;
}

/** Fetches the deposit of a message. @throws ApiError, possibly without a message. */
export async function fetchDeposit(id: string, signal: AbortSignal): Promise<{ deposit: Deposit | null }> {
  return (await requestAsAdmin(depositCalls.get, { id, signal })).body;
}

/**
 * Sends a failed delivery again from this browser, after claiming it at the server, so that no other tab and no other
 * admin sends it too.
 *
 * @returns whether it arrived. If it did not, the server knows why.
 * @throws ApiError with a message when it could not be claimed, or its result could not be recorded.
 */
export async function resendDelivery(
  { _id: id, name, email, eventType, eventDate, message, subject }: ContactMessage,
  service: DeliveryService,
  services: DeliveryServices,
): Promise<boolean> {
  const claim = await requestAsAdmin(
    deliveryCalls.claim,
    { id, body: { service } },
    "Failed to send the copy again",
  );
  const { attempt } = claim.body.data;
  const enquiry = { name, email, eventType, eventDate, message, ...(subject && { subject }) };
  let failure = {};
  try {
    await deliver(service, services, enquiry);
  } catch (error) {
    console.error(`Sending the copy to the ${service} service again failed.`, error);
    failure = error instanceof DeliveryError ? error.failure : { code: "UNSPECIFIED" };
  }
  const body = { service, attempt, ...failure };
  await requestAsAdmin(deliveryCalls.settle, { id, body }, "Failed to record whether the copy arrived");
  return !("code" in failure);
}
