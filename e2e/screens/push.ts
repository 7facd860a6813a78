import type { Page } from "@playwright/test";
import type { PushSubscriptionData } from "@/lib/contract/push";

/**
 * Plays what Chromium lacks without a window: the question for permission, and the push service that it subscribes at.
 *
 * @param subscription what that push service gives it. @param answer of the user.
 */
export async function withPush(
  page: Page,
  subscription: PushSubscriptionData,
  answer: NotificationPermission = "granted",
): Promise<void> {
  const given = { data: subscription, answer };
  await page.addInitScript(({ data, answer }) => {
    const KEY = "what the browser has stored";
    const stored = (): { permission?: NotificationPermission; key?: string } =>
      JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const store = (change: object) => localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
    const bytesOf = (base64: string) =>
      Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
        letter.charCodeAt(0),
      );
    const subscribed = () => {
      const { key } = stored();
      if (!key) return null;
      const unsubscribe = async () => {
        store({ key: "" });
        return true;
      };
      const options = { applicationServerKey: bytesOf(key).buffer };
      return { endpoint: data.endpoint, options, toJSON: () => data, unsubscribe };
    };
    Object.defineProperty(Notification, "permission", { get: () => stored().permission ?? "default" });
    Notification.requestPermission = async () => {
      store({ permission: answer });
      return answer;
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscribed(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        store({ key: applicationServerKey });
        return subscribed();
      },
    });
  }, given);
}

/** Makes a page believe that it is in Safari on an iPhone, where only an app on the home screen gets notifications. */
export async function asOniPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1";
    Object.defineProperty(navigator, "userAgent", { value });
    Reflect.deleteProperty(window, "PushManager");
  });
}
