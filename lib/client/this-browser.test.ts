import { expect, test, vi } from "vitest";
import { pushAbility, thisDevice } from "./this-browser";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1";
const ANDROID_PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const ANDROID_TABLET = ANDROID_PHONE.replace(" Mobile", "");
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.each([
  ["an iPhone", IPHONE, 5, "phone", "install-first"],
  ["an iPad, which says that it is a Mac", MAC, 5, "tablet", "install-first"],
  ["an iPad with the mobile site", IPHONE.replace("iPhone;", "iPad;"), 5, "tablet", "install-first"],
  ["a Mac", MAC, 0, "computer", "impossible"],
  ["an Android phone", ANDROID_PHONE, 5, "phone", "impossible"],
  ["an Android tablet", ANDROID_TABLET, 5, "tablet", "impossible"],
  ["a Windows laptop with a touch screen", WINDOWS, 10, "computer", "impossible"],
])("%s, without push", (_, userAgent, maxTouchPoints, device, ability) => {
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints });
  vi.stubGlobal("window", {});
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  expect([thisDevice(), pushAbility()]).toEqual([device, ability]);
});
