import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Enquiry } from "@/lib/contract/messages";

/** A valid enquiry under a name that no other test uses. */
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

/** Stores enquiries through the API, one after the other, so that their order is known. */
export async function storeEnquiries(request: APIRequestContext, enquiries: Enquiry[]): Promise<void> {
  for (const data of enquiries) {
    const answer = await request.post("/api/contact", { data });
    if (answer.status() !== 201) throw new Error(`An enquiry was not stored: ${await answer.text()}`);
  }
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
