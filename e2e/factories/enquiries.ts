import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { ContactMessage, Enquiry } from "@/lib/contract/messages";

/** A word that no other test uses. */
export const uniqueWord = () => `w${randomUUID().replaceAll("-", "")}`;

/** An enquiry with what everybody has to fill in. */
type PlainEnquiry = Pick<Enquiry, "name" | "email" | "eventType" | "eventDate" | "message" | "subject">;

/** A valid enquiry with a unique name and email. */
export function newEnquiry(changes: Partial<PlainEnquiry> = {}): PlainEnquiry {
  const unique = randomUUID().slice(0, 8);
  return {
    name: `Ada ${unique}`,
    email: `ada.${unique}@visitors.example`,
    eventType: "wedding",
    eventDate: "2031-06-14",
    message: `Trumpet at the ceremony, please. (${unique})`,
    ...changes,
  };
}

/** Sends an enquiry as the contact form does. @returns the new message's ID. */
export async function sendEnquiry(
  client: APIRequestContext,
  changes: Partial<Enquiry> = {},
): Promise<{ id: string; enquiry: Enquiry }> {
  const enquiry = newEnquiry(changes);
  const response = await client.post("/api/contact", { data: { ...enquiry, read: false } });
  expect(response.status()).toBe(201);
  const { data } = await response.json();
  return { id: data._id, enquiry };
}

/** {@link sendEnquiry}, with what only its sender is told. */
export async function sendForPage(
  client: APIRequestContext,
  changes: Partial<Enquiry> = {},
): Promise<{ id: string; enquiry: Enquiry; reference: string; page: string; token: string }> {
  const enquiry = { ...newEnquiry(), ...changes };
  const response = await client.post("/api/contact", { data: enquiry });
  expect(response.status()).toBe(201);
  const { _id, reference, page } = (await response.json()).data;
  return { id: _id, enquiry, reference, page, token: page.split("/").at(-1) };
}

/** The messages that match a query. */
export async function findMessages(
  admin: APIRequestContext,
  query: Record<string, string>,
): Promise<ContactMessage[]> {
  const response = await admin.get("/api/contact/admin/messages", { params: query });
  expect(response.status()).toBe(200);
  return response.json();
}

/** One message. */
export async function getMessage(admin: APIRequestContext, id: string): Promise<ContactMessage> {
  const response = await admin.get(`/api/contact/admin/messages/${id}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** Sends enquiries in sequence, so that their order is known. */
export async function storeEnquiries(client: APIRequestContext, enquiries: Enquiry[]): Promise<void> {
  for (const enquiry of enquiries) await sendEnquiry(client, enquiry);
}

/** The number of stored messages that contain these words. */
export async function countStored(admin: APIRequestContext, words: string): Promise<number> {
  const response = await admin.get("/api/contact/admin/messages", { params: { limit: 1, q: words } });
  return Number(response.headers()["x-total-count"]);
}

/** Deletes a message for good, from wherever it is. */
export async function deleteForGood(admin: APIRequestContext, id: string): Promise<void> {
  const path = `/api/contact/admin/messages/${id}`;
  for (const query of ["", "?forever=true"]) expect((await admin.delete(path + query)).status()).toBe(200);
}
