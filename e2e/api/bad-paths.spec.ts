import { randomUUID } from "node:crypto";
import { expect, refusalOf, test } from "./api-test";
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

  test(`${path.replace(/[0-9a-f-]{36}/, "{id}")} answers 405 with Allow to other methods than its own`, async ({
    request,
    admin,
  }) => {
    for (const method of METHODS.filter((method) => !methods.includes(method))) {
      for (const client of [request, admin]) {
        const answer = await client.fetch(path, { method });
        await refusalOf(answer, 405);
        expect(sorted(answer.headers().allow ?? ""), method).toEqual(allowed);
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
  test(`${path} is no call: 404 in JSON to every method, and no redirect`, async ({ request, admin }) => {
    for (const method of METHODS) {
      for (const client of [request, admin]) {
        await refusalOf(await client.fetch(path, { method, maxRedirects: 0 }), 404);
      }
    }
    expect((await request.head(path, { maxRedirects: 0 })).status()).toBe(404);
  });
}

for (const [method, suffix] of CALLS_BY_ID) {
  const call = `${method} ${MESSAGES}/{id}${suffix}`;

  test(`${call} answers 400 to a malformed id`, async ({ admin }) => {
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
      const answer = await admin.fetch(`${MESSAGES}/${id}${suffix}`, { method });
      const { message, errors } = await refusalOf(answer, 400);
      expect(message).toBe("Invalid message ID");
      expect(errors).toEqual([{ field: "id", message }]);
    }
  });

  test(`${call} answers 404 to an unknown id`, async ({ admin }) => {
    await refusalOf(await admin.fetch(`${MESSAGES}/${randomUUID()}${suffix}`, { method }), 404);
  });

  test(`${call} answers 400 in JSON to an id that no address can hold`, async ({ admin }) => {
    await refusalOf(await admin.fetch(`${MESSAGES}/%E0%A4%A${suffix}`, { method }), 400);
  });
}

test("a method that no call has gets 405 with Allow, not a fault of ours", async ({ request }) => {
  for (const method of ["TRACE", "PROPFIND", "PURGE"]) {
    const answer = await request.fetch("/api/contact", { method });
    await refusalOf(answer, 405);
    expect(sorted(answer.headers().allow ?? "")).toContain("POST");
  }
});

test("an address that can't be decoded is refused wherever it leads", async ({ request }) => {
  for (const path of ["/api/%E0%A4%A", "/api/%ff", "/api/contact/%", "/api/auth/%zz"]) {
    for (const method of METHODS) await refusalOf(await request.fetch(path, { method }), 400);
  }
});
