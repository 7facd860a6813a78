import type { PushSubscriptionData } from "@/lib/contract/push";
import { SERVICE_WORKER } from "@/lib/shared/admin-paths";
import { addDevice, fetchPushState } from "./push";
import { ApiError } from "./send";

/**
 * Whether this browser can receive notifications while its page is closed.
 *
 * - `install-first`: on iPhones and iPads, once the console is on the home screen
 * - `insecure`: only over https
 * - `denied`: blocked by the user, which only they can change
 */
export type PushAbility = "possible" | "granted" | "install-first" | "insecure" | "denied" | "impossible";

/** Whether this browser can receive notifications. Only in the browser. */
export function pushAbility(): PushAbility {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)
    return { granted: "granted", denied: "denied", default: "possible" }[
      Notification.permission
    ] as PushAbility;
  if (!isSecureContext) return "insecure";
  return isAppleMobile() && !isInstalled() ? "install-first" : "impossible";
}

const says = (word: RegExp) => word.test(navigator.userAgent);

/** iPads say that they are Macs, which have no touch screen. */
const isIpad = () => says(/iPad/) || (says(/Macintosh/) && navigator.maxTouchPoints > 1);

const isAppleMobile = () => says(/iPhone|iPod/) || isIpad();

const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** What people call the device that this browser is on. */
export function thisDevice(): "phone" | "tablet" | "computer" {
  if (isIpad()) return "tablet";
  if (says(/Mobi/)) return "phone";
  // On phones, browsers of Android say "Mobile" too.
  return says(/Android/) ? "tablet" : "computer";
}

/** The subscription that this browser has; undefined without one. */
export async function ownSubscription(): Promise<PushSubscriptionData | undefined> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription ? dataOf(subscription) : undefined;
}

const registered = () => navigator.serviceWorker.getRegistration(SERVICE_WORKER.scope);

/**
 * Asks for permission and subscribes this browser to notifications. Call it from a click: browsers only ask then.
 *
 * @throws ApiError with a message for the user, also when they decline.
 */
export async function subscribeHere(): Promise<void> {
  // First: browsers only ask right after a click.
  const permission = await Notification.requestPermission();
  if (permission === "denied") throw new ApiError("Your browser blocks notifications from this site.");
  if (permission !== "granted")
    throw new ApiError("Notifications are still off: the browser’s question was closed.");
  const { publicKey } = await fetchPushState();
  await addDevice(await subscribe(publicKey));
}

/** Ends the subscription of this browser. It never throws: the server sends nothing to a device that was removed. */
export async function unsubscribeHere(): Promise<void> {
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
      "This browser failed to subscribe to notifications. Some can’t in a private window, or with push turned off.",
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
