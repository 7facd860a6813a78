import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { ContactMessage, Enquiry } from "@/lib/contract/messages";
import { expect } from "./api-test";

/** A word that no other test's message holds. */
export const uniqueWord = () => `w${randomUUID().replaceAll("-", "")}`;

/** An enquiry as the contact form sends it, under a name of its own. */
export function newEnquiry(changes: Partial<Enquiry> = {}): Enquiry & { read: boolean } {
  return {
    name: `Visitor ${randomUUID()}`,
    email: "visitor@journeys.example",
    eventType: "wedding",
    eventDate: "2031-06-14",
    message: "We would love some music.",
    read: false,
    ...changes,
  };
}

/** Sends an enquiry. @returns the new message's id. */
export async function sendEnquiry(
  client: APIRequestContext,
  changes: Partial<Enquiry> = {},
): Promise<{ id: string; enquiry: Enquiry }> {
  const enquiry = newEnquiry(changes);
  const answer = await client.post("/api/contact", { data: enquiry });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  return { id: data._id, enquiry };
}

/** The messages that a query finds. */
export async function findMessages(
  admin: APIRequestContext,
  query: Record<string, string>,
): Promise<ContactMessage[]> {
  const answer = await admin.get("/api/contact/admin/messages", { params: query });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** One message. */
export async function getMessage(admin: APIRequestContext, id: string): Promise<ContactMessage> {
  const answer = await admin.get(`/api/contact/admin/messages/${id}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}
