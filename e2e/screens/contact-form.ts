import type { Page } from "@playwright/test";
import type { Enquiry } from "@/lib/contract/messages";

/** The toast after an enquiry was stored (docs/product.md#enquiries). */
export const SENT = "Message sent successfully! We'll get back to you soon.";

/** Fills in the form of the contact page, and waits until React answers for it: before that, the browser sends it itself. */
export async function fillIn(page: Page, enquiry: Enquiry): Promise<void> {
  await typeIn(page, enquiry);
  await untilReact(page);
}

/** Waits until React answers for the form of the contact page. */
export async function untilReact(page: Page): Promise<void> {
  await page.locator("main form[novalidate]").waitFor();
}

/** Fills in the form of the contact page, with or without React. */
export async function typeIn(page: Page, enquiry: Enquiry): Promise<void> {
  await page.getByLabel("Your name").fill(enquiry.name);
  await page.getByLabel("Email").fill(enquiry.email);
  await page.getByLabel("Event type").selectOption(enquiry.eventType);
  await page.getByLabel("Event date").fill(enquiry.eventDate);
  await page.getByLabel("About your event").fill(enquiry.message);
}

/** What the form has for the optional details when nothing was filled in. */
export const NO_DETAILS = { venue: "", startTime: "", endTime: "", guests: "", company: "", poNumber: "" };

/** The current values of the contact form. */
export async function formValues(page: Page): Promise<Record<keyof Enquiry, string>> {
  return page.locator("main form").evaluate((form: HTMLFormElement) => {
    const { extra: _, ...values } = Object.fromEntries(new FormData(form));
    return values as never;
  });
}
