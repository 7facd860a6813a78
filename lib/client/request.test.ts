import { afterEach, expect, test, vi } from "vitest";
import { dashboardCalls } from "@/lib/contract/calls/dashboard";
import { enquiryCalls } from "@/lib/contract/calls/enquiries";
import { messageCalls } from "@/lib/contract/calls/messages";
import { userCalls } from "@/lib/contract/calls/users";
import { isMalformed } from "./http";
import { request } from "./request";
import { openBrowser } from "./testing/browser";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const quietConsole = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

test("a call's URL has the record's path, the ID and the query", async () => {
  const { sent } = openBrowser(() => Response.json({ success: true, message: "Done" }));
  await request(userCalls.remove, { id: "a/b?c" });
  expect(sent).toMatchObject([{ method: "DELETE", path: "/api/admin/users/a%2Fb%3Fc" }]);
});

test("undefined query values are not sent", async () => {
  const { sent } = openBrowser(() => Response.json([]));
  await request(messageCalls.list, { query: { limit: 50, q: undefined } });
  await request(messageCalls.list, { query: new URLSearchParams("limit=2&cursor=c") });
  await request(messageCalls.list, {});
  const path = "/api/contact/admin/messages";
  expect(sent.map((each) => each.path)).toEqual([`${path}?limit=50`, `${path}?limit=2&cursor=c`, path]);
});

test("a call with an empty ID is not sent, since its URL would be another call's", async () => {
  const { sent } = openBrowser();
  await expect(request(userCalls.remove, { id: "" })).rejects.toThrow("Invalid user ID");
  expect(sent).toEqual([]);
});

test("the body is sent as JSON, along with the headers", async () => {
  const { sent } = openBrowser(() => Response.json({ success: true, data: { _id: "7" } }, { status: 201 }));
  const body = { name: "Ada", email: "a@b.example", message: "Hello", eventDate: "2030-01-01" };
  const headers = { "idempotency-key": "k" };
  const answer = await request(enquiryCalls.send, { body: { ...body, eventType: "other" }, headers });
  expect(answer.body).toEqual({ success: true, message: "", data: { _id: "7" } });
  expect(sent[0]?.body).toEqual({ ...body, eventType: "other" });
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  expect(sent[0]?.headers.get("idempotency-key")).toBe("k");
});

test("an error response has the server's message and field errors", async () => {
  const errors = [{ field: "email", message: "In use." }];
  openBrowser(() => Response.json({ success: false, message: "In use.", errors }, { status: 409 }));
  await expect(request(userCalls.list, {})).rejects.toMatchObject({
    status: 409,
    message: "In use.",
    errors,
  });
});

test("a proxy's error page results in an error without a message", async () => {
  openBrowser(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  await expect(request(userCalls.list, {})).rejects.toMatchObject({ status: 502, message: "", errors: [] });
});

test.each(["<html>", "null", "{}", "[7]", '[{"_id":"1"}]'])(
  "the response %s is not a list of users, so the call fails and the console says why",
  async (text) => {
    openBrowser(() => new Response(text));
    const logged = quietConsole();
    const error = await request(userCalls.list, {}).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: "ApiError", status: 200, message: "" });
    expect(isMalformed(error)).toBe(true);
    expect(logged.mock.calls[0]?.[0]).toBe("Unexpected response from GET /api/admin/users");
  },
);

test("a failure in the body counts despite a success status", async () => {
  openBrowser(() => Response.json({ success: false, message: "Out of order." }));
  quietConsole();
  await expect(request(dashboardCalls.stats, {})).rejects.toThrow("Out of order.");
});

test("a file is returned as text", async () => {
  openBrowser(() => new Response("Name\r\nAda\r\n", { headers: { "content-type": "text/csv" } }));
  expect((await request(messageCalls.export, {})).body).toBe("Name\r\nAda\r\n");
});

test("without a connection it fails with a network error, and after 30 s with a timeout", async () => {
  openBrowser(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(request(userCalls.list, {})).rejects.toThrow("Network error - please check your connection.");

  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(30_000);
    return timeout.signal;
  });
  openBrowser(() => new Promise(() => {}));
  const slow = request(userCalls.list, {});
  timeout.abort(new DOMException("", "TimeoutError"));
  await expect(slow).rejects.toThrow("Request timed out. Please check your internet connection.");
});

test("a cancelled call throws the signal's reason", async () => {
  openBrowser(() => new Promise(() => {}));
  const caller = new AbortController();
  const answer = request(userCalls.list, { signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
});
