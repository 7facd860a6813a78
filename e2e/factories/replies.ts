import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Enquiry } from "@/lib/contract/messages";
import type { NewReply, Reply, Thread } from "@/lib/contract/replies";
import { sendEnquiry } from "./enquiries";

const path = (messageId: string, rest: string) => `/api/contact/admin/messages/${messageId}/${rest}`;

/** A valid reply. */
export const newReply = (changes: Partial<NewReply> = {}): NewReply => ({
  subject: "Your day",
  text: "Hello {first name},\n\nyes, I’m free on {date}.",
  price: null,
  seen: null,
  ...changes,
});

/** A valid template with a unique name. */
export const newTemplate = () => ({
  name: `Template ${randomUUID().slice(0, 8)}`,
  text: "Hello {first name}",
});

/** Days of absence around today, wherever the test runs. */
export function newAbsence(text = "") {
  const day = (distance: number) =>
    new Date(Date.now() + distance * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return { firstDay: day(-2), lastDay: day(2), timeZone: "America/New_York", text };
}

/** A unique address that mails are sent to: those of other tests end with `.example`. */
export const reachableAddress = () => `${randomUUID().slice(0, 8)}@mailboxes.test`;

/** Sends an enquiry from a {@link reachableAddress}. */
export const sendReachableEnquiry = (client: APIRequestContext, changes: Partial<Enquiry> = {}) =>
  sendEnquiry(client, { email: reachableAddress(), ...changes });

/** Makes the call that sends a reply. @param key the Idempotency-Key. */
export const postReply = (
  admin: APIRequestContext,
  messageId: string,
  changes: Partial<NewReply> = {},
  key: string = randomUUID(),
) => admin.post(path(messageId, "replies"), { data: newReply(changes), headers: { "idempotency-key": key } });

/** Sends a reply. */
export async function sendReply(...sent: Parameters<typeof postReply>): Promise<Reply> {
  const response = await postReply(...sent);
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** What was written to and from the address of a message. */
export async function getThread(admin: APIRequestContext, messageId: string): Promise<Thread> {
  const response = await admin.get(path(messageId, "thread"));
  expect(response.status()).toBe(200);
  return response.json();
}
