import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pushCalls } from "@/lib/contract/calls/push";
import { renewalSchema } from "@/lib/contract/push";

/* Chromium without a window shows no notices, so that no journey can do this. */

const ORIGIN = "https://www.site.example";
const SCRIPT = readFileSync(new URL("../../public/admin/sw.js", import.meta.url), "utf8");

interface FakeWindow {
  url: string;
  focused?: boolean;
  /** Whether the worker controls it, and so can lead it elsewhere. */
  controlled?: boolean;
}

/** Runs the service worker among these windows. */
function startWorker(windows: FakeWindow[] = []) {
  const listeners: Record<string, (event: object) => void> = {};
  const opened: string[] = [];
  const shown: object[] = [];
  const sent: { url: string; method: string; body: unknown }[] = [];
  const clients = windows.map((window) => ({
    get url() {
      return window.url;
    },
    focus: async () => {
      window.focused = true;
    },
    navigate: async (url: string) => {
      if (window.controlled === false) throw new TypeError("not controlled");
      window.url = url;
    },
  }));
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    registration: {
      showNotification: async (title: string, { tag, data }: object & { tag: string; data: object }) =>
        void shown.push({ title, tag, data }),
    },
    clients: { matchAll: async () => clients, openWindow: async (url: string) => void opened.push(url) },
  };
  const fetch = async (url: string, { method, body }: { method: string; body: string }) =>
    void sent.push({ url, method, body: JSON.parse(body) });
  runInNewContext(SCRIPT, { self, URL, fetch });
  const fire = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const tap = (data: object | undefined) =>
    fire("notificationclick", { notification: { close: () => undefined, data } });
  return { tap, fire, opened, sent, shown, windows };
}

const path = "/admin/messages?message=an-id";

test("what arrives is shown, whatever it is", async () => {
  const worker = startWorker();
  const content = { title: "New wedding enquiry, Jun 12", tag: "an-id", path };
  await worker.fire("push", { data: { json: () => content } });
  await worker.fire("push", { data: null });
  expect(worker.shown).toEqual([
    { title: "New wedding enquiry, Jun 12", tag: "an-id", data: { path } },
    { title: "Something new in the console", tag: "", data: { path: "/admin/dashboard" } },
  ]);
});

test("a tap opens the message, in a window of its own if none shows the console", async () => {
  const worker = startWorker([{ url: `${ORIGIN}/gallery` }]);
  await worker.tap({ path });
  expect(worker.opened).toEqual([ORIGIN + path]);
  expect(worker.windows).toEqual([{ url: `${ORIGIN}/gallery` }]);
});

test("a tap leads a window that shows the console", async () => {
  const worker = startWorker([{ url: `${ORIGIN}/gallery` }, { url: `${ORIGIN}/admin/dashboard` }]);
  await worker.tap({ path });
  expect(worker.opened).toEqual([]);
  expect(worker.windows[1]).toEqual({ url: ORIGIN + path, focused: true });
});

test("a tap prefers the window that shows the message already", async () => {
  const worker = startWorker([{ url: `${ORIGIN}/admin/gallery` }, { url: ORIGIN + path }]);
  await worker.tap({ path });
  expect(worker.windows).toEqual([{ url: `${ORIGIN}/admin/gallery` }, { url: ORIGIN + path, focused: true }]);
});

test("a window that can't be led stays where it is", async () => {
  const worker = startWorker([{ url: `${ORIGIN}/admin/gallery`, controlled: false }]);
  await worker.tap({ path });
  expect(worker.opened).toEqual([ORIGIN + path]);
});

test.each(["https://evil.example/admin/", "//evil.example/admin/", "/gallery"])(
  "%s is never opened",
  async (other) => {
    const worker = startWorker([{ url: `${ORIGIN}/admin/gallery` }]);
    await worker.tap({ path: other });
    expect(worker.opened).toEqual([]);
    expect(worker.windows).toEqual([{ url: `${ORIGIN}/admin/gallery` }]);
  },
);

test("the site is told of a replaced subscription", async () => {
  const worker = startWorker();
  const endpoint = "https://web.push.apple.com/new";
  const keys = { p256dh: "x".repeat(87), auth: "y".repeat(22) };
  await worker.fire("pushsubscriptionchange", {
    oldSubscription: { endpoint: "https://web.push.apple.com/old" },
    newSubscription: { toJSON: () => ({ endpoint, expirationTime: null, keys }) },
  });
  const [{ body, ...call } = { body: undefined }] = worker.sent;
  expect(call).toEqual({ url: pushCalls.renew.path, method: pushCalls.renew.method });
  expect(renewalSchema.parse(body)).toEqual({
    endpoint: "https://web.push.apple.com/old",
    subscription: { endpoint, keys },
  });
});
