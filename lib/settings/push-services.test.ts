import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function known(endpoint: string, settings: Record<string, string> = {}): Promise<boolean> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("./push-services")).isPushService(endpoint);
}

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("%s is taken", async (endpoint) => {
  expect(await known(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://user:password@fcm.googleapis.com/",
  "https://fcm.googleapis.com.evil.example/",
  "https://evilpush.apple.com/",
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "http://127.0.0.1:9000/push/abc",
])("%s is refused", async (endpoint) => {
  expect(await known(endpoint)).toBe(false);
});

test("a service of the owner's own is taken, at its own address only", async () => {
  const settings = { PUSH_SERVICE: "http://127.0.0.1:9000" };
  expect(await known("http://127.0.0.1:9000/push/abc", settings)).toBe(true);
  expect(await known("http://127.0.0.1:9001/push/abc", settings)).toBe(false);
  expect(await known("http://user:password@127.0.0.1:9000/push/abc", settings)).toBe(false);
});
