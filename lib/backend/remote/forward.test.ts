import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "@/lib/process/client-address";

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

let received: Received[] = [];
let reply: (response: ServerResponse) => void;

const backend = createServer(async (request, response) => {
  const { method, url, headers } = request;
  received.push({ method, url, headers, body: await text(request) });
  reply(response);
});
await new Promise<void>((listening) => backend.listen(0, "127.0.0.1", listening));
const { port } = backend.address() as AddressInfo;

vi.stubEnv("API_BASE_URL", `http://127.0.0.1:${port}/base/`);
vi.stubEnv("SITE_URL", "https://site.example");
vi.stubEnv("LOG_LEVEL", "silent");
vi.stubEnv("ENQUIRIES_PER_HOUR", "2");
vi.mock("next/cache", () => ({ revalidateTag: vi.fn(), unstable_cache: vi.fn() }));
const { revalidateTag } = await import("next/cache");
const { forward } = await import("./forward");
const { requestBackend } = await import("./backend");
const { serveRemoteMedia } = await import("./media");
const { enquiryCalls } = await import("@/lib/contract/calls/enquiries");
const { galleryCalls } = await import("@/lib/contract/calls/gallery");
const { messageCalls } = await import("@/lib/contract/calls/messages");
const { userCalls } = await import("@/lib/contract/calls/users");

const JSON_TYPE = { "content-type": "application/json" };

const answerJson =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));

beforeEach(() => {
  received = [];
  reply = answerJson([]);
  vi.mocked(revalidateTag).mockClear();
});

afterAll(() => {
  backend.close();
  backend.closeAllConnections();
});

const at = (path: string, init: RequestInit = {}) => new Request(`https://site.example${path}`, init);

test("a call reaches the backend with its method, path, query, body and the headers that matter", async () => {
  reply = answerJson({ success: true, message: "added" }, 201);
  const response = await forward(
    userCalls.add,
    at("/api/admin/users?x=1", {
      method: "POST",
      headers: {
        authorization: "Bearer abc",
        "content-type": "application/json",
        "idempotency-key": "k",
        cookie: "next-auth.session-token=secret",
        connection: "keep-alive",
        [CLIENT_ADDRESS_HEADER]: "203.0.113.9",
        "x-forwarded-for": "1.2.3.4",
      },
      body: '{"firstName":"Ada"}',
    }),
  );
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ success: true, message: "added" });
  expect(received).toMatchObject([
    {
      method: "POST",
      url: "/base/api/admin/users?x=1",
      body: '{"firstName":"Ada"}',
      headers: {
        authorization: "Bearer abc",
        "content-type": "application/json",
        "idempotency-key": "k",
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-host": "site.example",
        "x-forwarded-proto": "https",
      },
    },
  ]);
  expect(received[0]?.headers.cookie).toBeUndefined();
});

test("the client gets the status, the body and the headers that matter, but no cookie", async () => {
  reply = answerJson({ success: false, message: "Slow down." }, 429, {
    "retry-after": "7",
    "set-cookie": ["sid=1"],
    server: "nginx",
    "x-powered-by": "Express",
  });
  const response = await forward(galleryCalls.list, at("/api/gallery"));
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ success: false, message: "Slow down." });
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "application/json",
    "retry-after": "7",
  });
});

test("a response with an ETag stays a 304 without a body", async () => {
  reply = (response) => response.writeHead(304, { etag: '"v1"', "cache-control": "no-cache" }).end();
  const response = await forward(
    galleryCalls.list,
    at("/api/gallery", { headers: { "if-none-match": '"v1"' } }),
  );
  expect(received[0]?.headers["if-none-match"]).toBe('"v1"');
  expect([response.status, response.headers.get("etag"), response.body]).toEqual([304, '"v1"', null]);
});

test("a large body is passed on while it is sent", async () => {
  const beginning = "first,".repeat(20_000);
  let finish = () => {};
  reply = (response) => {
    response.writeHead(200, { "content-type": "text/csv" }).write(beginning);
    finish = () => response.end("last");
  };
  const response = await forward(messageCalls.export, at("/api/contact/admin/messages/export"));
  let read = "";
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    read += part;
    if (read === beginning) finish();
  }
  expect(read).toBe(`${beginning}last`);
});

test.each([
  ["a page", 200, "text/html", "<h1>Hello</h1>", 502],
  ["a redirect", 302, "text/plain", "elsewhere", 502],
  ["a redirect with JSON", 301, "application/json", "{}", 502],
  ["the failure of a proxy", 503, "text/html", "<h1>Unavailable</h1>", 502],
])("%s is a 502 in words with a request ID", async (_, status, type, body, expected) => {
  reply = (response) => response.writeHead(status, { "content-type": type, location: "/" }).end(body);
  await expect(forward(galleryCalls.list, at("/api/gallery"))).rejects.toMatchObject({
    status: expected,
    message: expect.stringMatching(/^The server's answer could not be understood\. .* [\w-]{36}$/),
    details: { headers: { "x-request-id": expect.stringMatching(/^[\w-]{36}$/) } },
  });
});

test.each([
  [200, "OK"],
  [401, "Unauthorized"],
])("a %i whose body is only the name of the status has no body", async (status, words) => {
  reply = (response) => response.writeHead(status, { "content-type": "text/plain" }).end(words);
  const response = await forward(userCalls.remove, at("/api/admin/users/1", { method: "DELETE" }));
  expect([response.status, await response.text()]).toEqual([status, ""]);
});

test("a page instead of the export is a 502, whatever its status", async () => {
  reply = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>");
  await expect(forward(messageCalls.export, at("/api/contact/admin/messages/export"))).rejects.toMatchObject({
    status: 502,
  });
});

test("a compressed response is a 502: it was not asked for, and clients would not know of it", async () => {
  reply = answerJson([], 200, { "content-encoding": "gzip" });
  await expect(forward(galleryCalls.list, at("/api/gallery"))).rejects.toMatchObject({ status: 502 });
});

test("a request that this server has sent itself is refused", async () => {
  await forward(galleryCalls.list, at("/api/gallery"));
  const via = String(received[0]?.headers.via);
  received = [];
  await expect(forward(galleryCalls.list, at("/api/gallery", { headers: { via } }))).rejects.toMatchObject({
    status: 508,
  });
  expect(received).toEqual([]);
});

test("a repeated enquiry is not counted again, a new one is", async () => {
  reply = answerJson({ success: true, message: "Saved." }, 201);
  const send = (key: string) =>
    forward(
      enquiryCalls.send,
      at("/api/contact", { method: "POST", headers: { "idempotency-key": key }, body: "{}" }),
    );
  for (let attempt = 0; attempt < 4; attempt += 1) expect((await send("same")).status).toBe(201);
  expect((await send("another")).status).toBe(201);
  await expect(send("a third")).rejects.toMatchObject({ status: 429 });
});

test("a response that nobody reads gives its connection back", async () => {
  let closed = false;
  reply = (response) => {
    response.on("close", () => {
      closed = true;
    });
    response.writeHead(200, { "content-type": "text/html" }).write("x".repeat(1_000_000));
  };
  await expect(forward(galleryCalls.list, at("/api/gallery"))).rejects.toMatchObject({ status: 502 });
  await vi.waitFor(() => expect(closed).toBe(true));
});

test("a change of the gallery refreshes the pages, a refused one does not", async () => {
  const remove = () => forward(galleryCalls.remove, at("/api/gallery/1", { method: "DELETE" }));
  reply = answerJson({ success: false, message: "No." }, 409);
  await remove();
  expect(revalidateTag).not.toHaveBeenCalled();
  reply = answerJson({ success: true, message: "Gone." });
  await remove();
  expect(revalidateTag).toHaveBeenCalledOnce();
});

test("a backend that says nothing in time is a 504 in words", async () => {
  reply = () => {};
  await expect(requestBackend({ method: "GET", path: "/api/gallery", timeoutMs: 50 })).rejects.toMatchObject({
    status: 504,
    message: expect.stringMatching(/^The server took too long to answer\. Please try again/),
  });
});

test.each<[string, typeof reply]>([
  ["before the response", (response) => response.destroy()],
  [
    "before the body",
    (response) => {
      response.writeHead(201, JSON_TYPE).flushHeaders();
      setImmediate(() => response.destroy());
    },
  ],
  ["in a small body", (response) => response.writeHead(201, JSON_TYPE).write("{", () => response.destroy())],
])("a connection that breaks %s is a 502 in words", async (_, broken) => {
  reply = broken;
  await expect(forward(galleryCalls.list, at("/api/gallery"))).rejects.toMatchObject({
    status: 502,
    message: expect.stringMatching(/^The server can't be reached at the moment\. Please try again/),
  });
});

test("a media file is passed on with its range, and nothing else is: no page, no other path", async () => {
  reply = (response) =>
    response.writeHead(206, { "content-type": "video/mp4", "content-range": "bytes 0-2/9" }).end("abc");
  const ranged = at("/uploads/a%20b.mp4", { headers: { range: "bytes=0-2" } });
  const response = await serveRemoteMedia(ranged, ["a b.mp4"]);
  expect(received).toMatchObject([{ url: "/base/uploads/a%20b.mp4", headers: { range: "bytes=0-2" } }]);
  expect([response.status, await response.text()]).toEqual([206, "abc"]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-range": "bytes 0-2/9",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });

  reply = (answer) => answer.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>");
  await expect(serveRemoteMedia(at("/uploads/a.jpg"), ["a.jpg"])).rejects.toMatchObject({ status: 404 });
  received = [];
  await expect(serveRemoteMedia(at("/uploads/x"), ["..", "api", "x"])).rejects.toMatchObject({ status: 404 });
  expect(received).toEqual([]);
});

test("messages of a backend without pages are sorted, searched and divided here", async () => {
  const message = (id: string, createdAt: string, name: string, read = false) => ({
    _id: id,
    name,
    email: "a@b.example",
    eventType: "wedding",
    eventDate: "2030-01-01T00:00:00.000Z",
    message: "Hello",
    read,
    createdAt,
  });
  reply = answerJson([
    message("a", "2026-01-01T00:00:00Z", "Ann"),
    message("b", "2026-03-01T00:00:00Z", "Béa"),
    message("c", "2026-02-01T00:00:00Z", "Cay", true),
  ]);
  const list = async (query: string) => {
    const response = await forward(messageCalls.list, at(`/api/contact/admin/messages${query}`));
    const found: { _id: string }[] = await response.json();
    const { headers } = response;
    return {
      ids: found.map(({ _id }) => _id),
      total: headers.get("x-total-count"),
      link: headers.get("link"),
    };
  };
  expect(await list("")).toEqual({ ids: ["b", "c", "a"], total: "3", link: null });
  expect(await list("?read=true")).toMatchObject({ ids: ["c"] });
  expect(await list("?q=bea")).toMatchObject({ ids: ["b"] });
  const first = await list("?limit=2");
  expect(first).toMatchObject({ ids: ["b", "c"], total: "3" });
  const next = /<([^>]+)>; rel="next"/.exec(first.link ?? "")?.[1]?.split("?")[1];
  expect(await list(`?${next}`)).toEqual({ ids: ["a"], total: "3", link: null });
  // The message at the end of the page no longer matches: the next page still begins after its place.
  expect(await list(`?${next}&read=false`)).toMatchObject({ ids: ["a"] });
});
