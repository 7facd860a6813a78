import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { ContactMessage, Enquiry } from "@/lib/contract/messages";
import { expect } from "../api/api-test";

/** A word that no other test's message holds. */
export const uniqueWord = () => `w${randomUUID().replaceAll("-", "")}`;

/** A valid enquiry under a name and an address that no other test uses. */
export function newEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
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

/** Sends an enquiry as the contact form does. @returns the new message's id. */
export async function sendEnquiry(
  client: APIRequestContext,
  changes: Partial<Enquiry> = {},
): Promise<{ id: string; enquiry: Enquiry }> {
  const enquiry = newEnquiry(changes);
  const answer = await client.post("/api/contact", { data: { ...enquiry, read: false } });
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

/** Sends enquiries one after the other, so that their order is known. */
export async function storeEnquiries(client: APIRequestContext, enquiries: Enquiry[]): Promise<void> {
  for (const enquiry of enquiries) await sendEnquiry(client, enquiry);
}

/** Types an enquiry into the form of the contact page. */
export async function fillIn(page: Page, enquiry: Enquiry): Promise<void> {
  await page.getByLabel("Your name").fill(enquiry.name);
  await page.getByLabel("E-mail").fill(enquiry.email);
  await page.getByLabel("Kind of event").selectOption(enquiry.eventType);
  await page.getByLabel("Date of the event").fill(enquiry.eventDate);
  await page.getByLabel("About your event").fill(enquiry.message);
}

/** What the form of the contact page holds. */
export async function formValues(page: Page): Promise<Record<keyof Enquiry, string>> {
  return page
    .locator("main form")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as never);
}

/** How many stored messages contain these words. */
export async function countStored(request: APIRequestContext, token: string, words: string): Promise<number> {
  const answer = await request.get(`/api/contact/admin/messages?limit=1&q=${encodeURIComponent(words)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Number(answer.headers()["x-total-count"]);
}
