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

/** An enquiry that was stored. */
interface SentEnquiry {
  /** The message's ID. */
  id: string;
  enquiry: Enquiry;
  /** What only its sender gets to know: the path of the private page has the token. */
  reference: string;
  page: string;
  token: string;
}

/** Sends an enquiry as the contact form does. */
export async function sendEnquiry(
  client: APIRequestContext,
  changes: Partial<Enquiry> = {},
): Promise<SentEnquiry> {
  const enquiry = newEnquiry(changes);
  const response = await client.post("/api/contact", { data: { ...enquiry, read: false } });
  expect(response.status()).toBe(201);
  const { _id, reference, page } = (await response.json()).data;
  return { id: _id, enquiry, reference, page, token: page?.split("/").at(-1) };
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

/** The number of stored messages that contain these words. @param filter of the list. */
export async function countStored(
  admin: APIRequestContext,
  words: string,
  filter: Record<string, string> = {},
): Promise<number> {
  const params = { ...filter, limit: 1, q: words };
  const response = await admin.get("/api/contact/admin/messages", { params });
  return Number(response.headers()["x-total-count"]);
}

/** Deletes a message for good, from wherever it is. */
export async function deleteForGood(admin: APIRequestContext, id: string): Promise<void> {
  const path = `/api/contact/admin/messages/${id}`;
  for (const query of ["", "?forever=true"]) expect((await admin.delete(path + query)).status()).toBe(200);
}
