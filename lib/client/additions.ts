import { enquiryPageCalls } from "@/lib/contract/calls/enquiry-pages";
import type { Addition } from "@/lib/contract/enquiry-page";
import { requestAsAdmin } from "./as-admin";

/** Fetches what the sender has added to a message, oldest first. @throws ApiError with a message. */
export async function fetchAdditions(messageId: string, signal: AbortSignal): Promise<Addition[]> {
  const failed = "Failed to fetch what was added";
  return (await requestAsAdmin(enquiryPageCalls.additions, { id: messageId, signal }, failed)).body;
}
