import { randomUUID } from "node:crypto";
import { expect, test } from "../fixtures";
import { statusLineOf } from "../servers/raw-request";
import { errorOf } from "../servers/responses";
import { METHODS_OF_PATHS } from "./calls";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const MESSAGES = "/api/contact/admin/messages";
const CALLS_BY_ID = [
  ["GET", ""],
  ["DELETE", ""],
  ["PUT", "/read"],
] as const;

const sorted = (list: string) => list.split(/,\s*/).sort();

for (const [path, methods] of Object.entries(METHODS_OF_PATHS)) {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();

  test(`${path.replace(/[0-9a-f-]{36}/, "{id}")} rejects other methods with 405 and Allow`, async ({
    request,
    admin,
  }) => {
    for (const method of METHODS.filter((method) => !methods.includes(method))) {
      for (const client of [request, admin]) {
        const response = await client.fetch(path, { method });
        await errorOf(response, 405);
        expect(sorted(response.headers().allow ?? ""), method).toEqual(allowed);
      }
    }
    const options = await request.fetch(path, { method: "OPTIONS" });
    expect(options.status()).toBe(204);
    expect(sorted(options.headers().allow ?? "")).toEqual(allowed);
  });
}

for (const path of [
  "/api",
  "/api/nothing",
  "/api/admin",
  "/api/admin/login/more",
  "/api/contact/admin/other",
  "/api/auth",
  "/api/auth/other",
  "/api/auth/signin",
]) {
  test(`${path} responds with a JSON 404 to every method and never redirects`, async ({ request, admin }) => {
    for (const method of METHODS) {
      for (const client of [request, admin]) {
        await errorOf(await client.fetch(path, { method, maxRedirects: 0 }), 404);
      }
    }
    expect((await request.head(path, { maxRedirects: 0 })).status()).toBe(404);
  });
}

for (const [method, suffix] of CALLS_BY_ID) {
  const call = `${method} ${MESSAGES}/{id}${suffix}`;

  test(`${call} rejects a malformed ID with 400`, async ({ admin }) => {
    const ids = [
      "1",
      "undefined",
      "not-an-id",
      `${randomUUID()}0`,
      "%27%20or%201=1--",
      "..%2F..%2Fsecret",
      "%00",
    ];
    for (const id of ids) {
      const response = await admin.fetch(`${MESSAGES}/${id}${suffix}`, { method });
      const { message, errors } = await errorOf(response, 400);
      expect(message).toBe("Invalid message ID");
      expect(errors).toEqual([{ field: "id", message }]);
    }
  });

  test(`${call} responds with 404 to an unknown ID`, async ({ admin }) => {
    await errorOf(await admin.fetch(`${MESSAGES}/${randomUUID()}${suffix}`, { method }), 404);
  });

  test(`${call} rejects an ID that can't be URL-decoded with a JSON 400`, async ({ admin }) => {
    await errorOf(await admin.fetch(`${MESSAGES}/%E0%A4%A${suffix}`, { method }), 400);
  });
}

test("an unknown method is rejected with 405 and Allow, not 500", async ({ request }) => {
  for (const method of ["TRACE", "PROPFIND", "PURGE"]) {
    const response = await request.fetch("/api/contact", { method });
    await errorOf(response, 405);
    expect(sorted(response.headers().allow ?? "")).toContain("POST");
  }
});

test("a URL that can't be decoded is rejected on every path", async ({ request }) => {
  for (const path of ["/api/%E0%A4%A", "/api/%ff", "/api/contact/%", "/api/auth/%zz"]) {
    for (const method of METHODS) await errorOf(await request.fetch(path, { method }), 400);
  }
});

for (const [what, path, headers, status] of [
  ["two Host headers", "/", ["Host: x", "Host: y"], 400],
  ["an absolute URL", "http://elsewhere.example/admin", ["Host: x"], 400],
  [
    "an upgrade to HTTP/2",
    "/",
    ["Host: x", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"],
    200,
  ],
  ["an upgrade to WebSocket", "/", ["Host: x", "Connection: Upgrade", "Upgrade: websocket"], 200],
  ["Next's resizing of pictures", "/_next/image?url=%2Ficon.png&w=640&q=75", ["Host: x"], 404],
] as const) {
  test(`a request for ${what} is answered with ${status}`, async () => {
    expect(await statusLineOf(path, headers)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
}
