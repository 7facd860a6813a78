import { type APIRequestContext, expect } from "@playwright/test";
import type { PushDevice, PushState } from "@/lib/contract/push";
import type { Browser, PushService } from "../servers/push-service";

/** Subscribes a new browser and adds it to the devices of an admin. @returns its ID, too. */
export async function addDevice(
  admin: APIRequestContext,
  service: PushService,
  headers: Record<string, string> = {},
): Promise<{ id: string; browser: Browser }> {
  service.publicKey = (await pushState(admin)).publicKey;
  const browser = service.subscribe();
  const response = await admin.post("/api/admin/push/devices", { data: browser.subscription, headers });
  expect(response.status(), await response.text()).toBe(201);
  return { id: (await response.json())._id, browser };
}

/** The devices of an admin, and the key of the site. */
export async function pushState(admin: APIRequestContext): Promise<PushState> {
  const response = await admin.get("/api/admin/push");
  expect(response.status()).toBe(200);
  return response.json();
}

/** One device of an admin; undefined when it was removed. */
export const deviceOf = async (admin: APIRequestContext, id: string): Promise<PushDevice | undefined> =>
  (await pushState(admin)).devices.find(({ _id }) => _id === id);
