import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { DeliveryFailure, DeliveryService } from "@/lib/contract/deliveries";
import type { Enquiry } from "@/lib/contract/messages";
import { newEnquiry } from "./enquiries";

/** Stores an enquiry whose delivery to a service failed, as the visitor's browser reports it. */
export async function storeFailedDelivery(
  client: APIRequestContext,
  failure: DeliveryFailure & { service?: DeliveryService } = { code: "INACTIVE" },
): Promise<{ id: string; enquiry: Enquiry }> {
  const enquiry = newEnquiry();
  const headers = { "idempotency-key": randomUUID() };
  const sent = await client.post("/api/contact", { data: enquiry, headers });
  expect(sent.status()).toBe(201);
  const data = { ...enquiry, service: "form", ...failure };
  expect((await client.post("/api/contact/undelivered", { data, headers })).status()).toBe(200);
  return { id: (await sent.json()).data._id, enquiry };
}
