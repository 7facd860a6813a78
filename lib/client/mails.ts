import { mailCalls } from "@/lib/contract/calls/mails";
import type { Mail, Notices } from "@/lib/contract/mails";
import { requestAsAdmin } from "./as-admin";

/** Fetches the mails about a message. @throws ApiError, possibly without a message. */
export async function fetchMails(id: string, signal: AbortSignal): Promise<Mail[]> {
  return (await requestAsAdmin(mailCalls.list, { id, signal })).body;
}

/** Lets the server send a mail again that has failed. @throws ApiError with a message. */
export async function sendMailAgain(id: string): Promise<void> {
  await requestAsAdmin(mailCalls.sendAgain, { id }, "Failed to send the mail again");
}

/** Fetches who is notified of new enquiries. @throws ApiError, possibly without a message. */
export async function fetchNotices(signal: AbortSignal): Promise<Notices> {
  return (await requestAsAdmin(mailCalls.notices, { signal })).body;
}

/** Sends a test mail to the signed-in admin. @returns what to tell them. @throws ApiError with a message. */
export async function sendTestMail(): Promise<string> {
  return (await requestAsAdmin(mailCalls.test, {}, "Failed to send a test mail")).body.message;
}
