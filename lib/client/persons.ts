import { personCalls } from "@/lib/contract/calls/persons";
import type { Erasure, ErasureRequest, Person } from "@/lib/contract/persons";
import { requestAsAdmin } from "./as-admin";

/** Fetches everything that is kept under the email address of a message. @throws ApiError with a message. */
export async function fetchPerson(messageId: string, signal: AbortSignal): Promise<Person> {
  return (await requestAsAdmin(personCalls.get, { id: messageId, signal }, "Failed to fetch messages")).body;
}

/** Erases everything that is kept under the email address of a message. @throws ApiError with a message. */
export async function erasePerson(messageId: string, body: ErasureRequest): Promise<Erasure> {
  return (await requestAsAdmin(personCalls.erase, { id: messageId, body }, "Failed to erase")).body;
}

/** Fetches the latest erasures, newest first. @throws ApiError, possibly without a message. */
export async function fetchErasures(signal: AbortSignal): Promise<Erasure[]> {
  return (await requestAsAdmin(personCalls.erasures, { signal })).body;
}
