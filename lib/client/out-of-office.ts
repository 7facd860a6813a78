import { outOfOfficeCalls } from "@/lib/contract/calls/out-of-office";
import type { NewOutOfOffice, OutOfOffice } from "@/lib/contract/out-of-office";
import { requestAsAdmin } from "./as-admin";

/** Fetches on which days the owner is away, and who was told so. @throws ApiError, possibly without a message. */
export async function fetchOutOfOffice(signal: AbortSignal): Promise<OutOfOffice> {
  return (await requestAsAdmin(outOfOfficeCalls.get, { signal })).body;
}

/** Says on which days the owner is away. @throws ApiError with a message and field errors. */
export async function setOutOfOffice(body: NewOutOfOffice): Promise<OutOfOffice> {
  return (await requestAsAdmin(outOfOfficeCalls.set, { body }, "Failed to save the days")).body;
}

/** Ends being out of office. @throws ApiError with a message. */
export async function endOutOfOffice(): Promise<void> {
  await requestAsAdmin(outOfOfficeCalls.end, {}, "Failed to end it");
}
