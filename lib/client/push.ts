import { pushCalls } from "@/lib/contract/calls/push";
import type { PushChoice, PushState, PushSubscriptionData } from "@/lib/contract/push";
import { deleteAsAdmin, requestAsAdmin } from "./as-admin";
import { isGone } from "./http";

const SAVE_FAILED = "Failed to save. Please try again.";

/** Fetches the admin's devices. @throws ApiError with a message. */
export async function fetchPushState(signal?: AbortSignal): Promise<PushState> {
  return (await requestAsAdmin(pushCalls.state, { signal }, "Failed to load your devices.")).body;
}

/** Adds this browser to the admin's devices. @throws ApiError with a message. */
export async function addDevice(body: PushSubscriptionData): Promise<void> {
  await requestAsAdmin(pushCalls.add, { body }, SAVE_FAILED);
  remember(body);
}

/**
 * Binds this browser's device to the present session, also if the browser has replaced its subscription since the server was
 * last informed.
 *
 * @throws ApiError, possibly without a message.
 */
export async function renewDevice(subscription: PushSubscriptionData): Promise<void> {
  const renew = (endpoint: string) => requestAsAdmin(pushCalls.renew, { body: { endpoint, subscription } });
  const known = knownEndpoint() ?? subscription.endpoint;
  await renew(known).catch((error) => {
    // The service worker may have renewed it meanwhile.
    if (!isGone(error) || known === subscription.endpoint) throw error;
    return renew(subscription.endpoint);
  });
  remember(subscription);
}

/** Where this browser keeps the address that the server knows. */
const KNOWN_ENDPOINT = "push:endpoint";

function knownEndpoint(): string | undefined {
  try {
    return localStorage.getItem(KNOWN_ENDPOINT) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember({ endpoint }: PushSubscriptionData): void {
  try {
    localStorage.setItem(KNOWN_ENDPOINT, endpoint);
  } catch {
    // A replaced subscription is then noticed when its push service refuses the old one.
  }
}

/** Chooses what a device's lock screen shows. @throws ApiError with a message. */
export async function changeDevice(id: string, body: PushChoice): Promise<void> {
  await requestAsAdmin(pushCalls.change, { id, body }, SAVE_FAILED);
}

/** Sends a test to a device. @returns a message for the admin. @throws ApiError with a message. */
export async function sendTestPush(id: string): Promise<string> {
  return (await requestAsAdmin(pushCalls.test, { id }, "Failed to send a test")).body.message;
}

/** Removes a device. Succeeds if it is gone already. @throws ApiError with a message. */
export async function removeDevice(id: string): Promise<void> {
  await deleteAsAdmin(pushCalls.remove, { id }, "Failed to remove the device. Please try again.");
}
