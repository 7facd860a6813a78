import type { PushSubscriptionData } from "@/lib/contract/push";
import { SERVICE_WORKER } from "@/lib/shared/admin-paths";
import { addDevice, fetchPushState } from "./push";
import { ApiError } from "./send";

/**
 * Whether this browser can be told of something while its page is closed.
 *
 * - `install-first`: on iPhones and iPads, once the console is on the home screen
 * - `insecure`: only over https
 * - `denied`: its user has said no, and only they can change that
 */
export type PushAbility = "possible" | "granted" | "install-first" | "insecure" | "denied" | "impossible";

/** Whether this browser can be told of something. Only in the browser. */
export function pushAbility(): PushAbility {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)
    return { granted: "granted", denied: "denied", default: "possible" }[
      Notification.permission
    ] as PushAbility;
  if (!isSecureContext) return "insecure";
  return isApplePhone() && !isInstalled() ? "install-first" : "impossible";
}

/** iPads say that they are Macs, which have no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** What people call the device that this browser is on. */
export const thisDevice = (): "phone" | "computer" =>
  /Android|Mobi/.test(navigator.userAgent) || isApplePhone() ? "phone" : "computer";

/** The subscription that this browser has; undefined without one. */
export async function ownSubscription(): Promise<PushSubscriptionData | undefined> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription ? dataOf(subscription) : undefined;
}

const registered = () => navigator.serviceWorker.getRegistration(SERVICE_WORKER.scope);

/**
 * Asks for permission, and subscribes this browser to notices. Must be called by a press.
 *
 * @throws ApiError in words for the user, also when they say no.
 */
export async function tellHere(): Promise<void> {
  // First: browsers only ask right after a press.
  const permission = await Notification.requestPermission();
  if (permission === "denied") throw new ApiError("Notices are blocked for this site in your browser.");
  if (permission !== "granted")
    throw new ApiError("You were not told of anything yet: the question was closed.");
  const { publicKey } = await fetchPushState();
  await addDevice(await subscribe(publicKey));
}

/** Ends the subscription of this browser. It never throws: the server sends nothing to a device that was removed. */
export async function forgetHere(): Promise<void> {
  const subscription = await registered()
    .then((registration) => registration?.pushManager.getSubscription())
    .catch(() => undefined);
  await subscription?.unsubscribe().catch(() => false);
}

async function subscribe(publicKey: string): Promise<PushSubscriptionData> {
  try {
    const { path, scope } = SERVICE_WORKER;
    await navigator.serviceWorker.register(path, { scope });
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another key is of no use any more, and stands in the way.
    const earlier = await pushManager.getSubscription();
    if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe();
    return dataOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  } catch {
    throw new ApiError(
      "This browser could not subscribe to notices. Some can’t in a private window, or with push turned off.",
    );
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function dataOf(subscription: PushSubscription): PushSubscriptionData {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}
