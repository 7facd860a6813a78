import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { galleryCalls } from "@/lib/contract/calls/gallery";
import { openBrowser, tokenFor } from "./testing/browser";
import { uploadAsAdmin } from "./upload";

/** Mocks XMLHttpRequest. Tests simulate the network with its methods. */
class FakeUpload {
  static all: FakeUpload[] = [];
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = "";
  address = "";
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;

  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeUpload.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }

  progress(loaded: number, total = 100) {
    this.upload.onprogress?.({ loaded, total });
  }
  sent() {
    this.upload.onload?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
  fail() {
    this.onerror?.();
    this.onloadend?.();
  }
}

const SECOND_MS = 1000;
const TIMED_OUT = "Request timed out. Please check your internet connection.";

beforeEach(() => {
  vi.useFakeTimers();
  FakeUpload.all = [];
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Starts an upload. @returns its result, the request once it is sent, and the reported progress. */
async function begin(id = "7") {
  const refusal = { success: false, message: "Please sign in." };
  const { visited } = openBrowser(() => Response.json(refusal, { status: 401 }), "/admin/gallery");
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  localStorage.setItem("adminToken", tokenFor(900));
  const caller = new AbortController();
  const reported: number[] = [];
  const options = {
    id,
    form: new FormData(),
    onProgress: (sent: number) => reported.push(sent),
    signal: caller.signal,
  };
  const outcome = uploadAsAdmin(galleryCalls.edit, options).then(
    (body) => ({ body }),
    (error: Error) => ({ error }),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { outcome, upload: FakeUpload.all[0] ?? new FakeUpload(), reported, caller, visited };
}

test("an upload reports its progress and returns the response", async () => {
  const { outcome, upload, reported } = await begin("a/b");
  expect(upload.address).toBe("PUT /api/gallery/update/a%2Fb");
  expect(upload.headers.authorization).toBe(`Bearer ${tokenFor(900)}`);
  upload.progress(25);
  upload.progress(100);
  upload.progress(5, 0);
  upload.sent();
  upload.answer(200, { success: true, message: "Done", data: { title: "Half an item" } });
  expect(await outcome).toEqual({ body: { success: true, message: "Done", data: undefined } });
  expect(reported).toEqual([0.25, 1, 0]);
});

test("an upload fails after 30 s without progress, however long it takes in total", async () => {
  const { outcome, upload } = await begin();
  for (const loaded of [10, 20, 30]) {
    await vi.advanceTimersByTimeAsync(29 * SECOND_MS);
    upload.progress(loaded);
  }
  expect(upload.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
  expect(await outcome).toMatchObject({ error: { name: "ApiError", message: TIMED_OUT } });
  expect(upload.aborted).toBe(true);
});

test("an upload that never starts fails after 30 s", async () => {
  const { outcome } = await begin();
  await vi.advanceTimersByTimeAsync(30 * SECOND_MS);
  expect(await outcome).toMatchObject({ error: { message: TIMED_OUT } });
});

test("after the last byte, the response may take 120 s", async () => {
  const { outcome, upload } = await begin();
  upload.progress(100);
  upload.sent();
  await vi.advanceTimersByTimeAsync(119 * SECOND_MS);
  expect(upload.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(await outcome).toMatchObject({ error: { message: TIMED_OUT } });
});

test("a cancelled upload throws the signal's reason", async () => {
  const { outcome, upload, caller } = await begin();
  upload.progress(50);
  caller.abort(new Error("changed my mind"));
  expect(await outcome).toMatchObject({ error: { message: "changed my mind" } });
  expect(upload.aborted).toBe(true);
});

test("an upload cancelled before it starts is not sent", async () => {
  openBrowser();
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  localStorage.setItem("adminToken", tokenFor(900));
  const options = { form: new FormData(), onProgress: () => {}, signal: AbortSignal.abort(new Error("no")) };
  await expect(uploadAsAdmin(galleryCalls.add, options)).rejects.toThrow("no");
  expect(FakeUpload.all).toEqual([]);
});

test("a rejected upload has the server's message, and one without a connection has the network error", async () => {
  const refused = await begin();
  refused.upload.answer(415, { success: false, message: "Please upload a valid image or video file" });
  expect(await refused.outcome).toMatchObject({
    error: { status: 415, message: "Please upload a valid image or video file" },
  });
  FakeUpload.all = [];
  const offline = await begin();
  offline.upload.fail();
  expect(await offline.outcome).toMatchObject({
    error: { message: "Network error - please check your connection." },
  });
});

test("an upload rejected with 401 after the session has ended redirects to the sign-in", async () => {
  const { outcome, upload, visited } = await begin();
  upload.answer(401, { success: false, message: "Please sign in." });
  expect(await outcome).toMatchObject({ error: { status: 401 } });
  expect(visited).toEqual(["/admin/login?callbackUrl=%2Fadmin%2Fgallery"]);
});
