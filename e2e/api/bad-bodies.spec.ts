import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { backendIsElsewhere, site } from "../servers/site";
import { sendWithoutEnd } from "../servers/streamed-request";
import { JSON_CALLS, oneOfEachMethod } from "./calls";

const LIMIT = 64 * 1024;

for (const { method, path, data } of backendIsElsewhere ? oneOfEachMethod(JSON_CALLS) : JSON_CALLS) {
  const json = { "content-type": "application/json" };
  const call = { method, maxRedirects: 0 };

  test.describe(`${method} ${path.replace(/[0-9a-f-]{36}/, "{id}")}`, () => {
    for (const [title, body] of Object.entries({
      "truncated JSON": '{"email": "a@b.example", ',
      "no body": "",
      "single-quoted JSON": "{'email': 'a@b.example'}",
      "60,000 opening brackets": "[".repeat(60_000),
      "bytes that are not UTF-8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    })) {
      test(`rejects ${title} with 400`, async ({ admin }) => {
        const response = await admin.fetch(path, { ...call, headers: json, data: Buffer.from(body) });
        const { errors } = await errorOf(response, 400);
        expect(errors).toHaveLength(1);
      });
    }

    test("rejects JSON that is not an object with 400", async ({ admin }) => {
      for (const body of ["null", "[]", '"text"', "7", "true"]) {
        const response = await admin.fetch(path, { ...call, headers: json, data: Buffer.from(body) });
        const { errors } = await errorOf(response, 400);
        expect(errors?.length, body).toBeGreaterThan(0);
      }
    });

    test("rejects a wrong or missing content type with 415", async ({ admin }) => {
      const body = Buffer.from(JSON.stringify(data));
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
        await errorOf(
          await admin.fetch(path, { ...call, headers: { "content-type": type }, data: body }),
          415,
        );
      }
      await errorOf(await admin.fetch(path, { ...call, multipart: { email: "a@b.example" } }), 415);
      await errorOf(await admin.fetch(path, call), 415);
    });

    test("accepts JSON with a charset, up to 64 KiB", async ({ admin }) => {
      const headers = { "content-type": "Application/JSON; charset=utf-8" };
      const padded = JSON.stringify(data).padEnd(LIMIT, " ");
      const response = await admin.fetch(path, { ...call, headers, data: Buffer.from(padded) });
      // 401, 404 and 409 come after the body was read: unknown passkeys, users, gallery items and deliveries.
      expect([200, 201, 400, 401, 404, 409]).toContain(response.status());
      // So does 400 for a wrong password, and for what no earlier response contained.
      if (response.status() === 400) {
        const [error] = (await errorOf(response, 400)).errors ?? [];
        expect(["currentPassword", "setup", "challenge"]).toContain(error?.field);
      }
    });

    test("rejects one byte more than 64 KiB with 413", async ({ admin }) => {
      const padded = JSON.stringify(data).padEnd(LIMIT + 1, " ");
      await errorOf(await admin.fetch(path, { ...call, headers: json, data: Buffer.from(padded) }), 413);
    });

    test("rejects an endless chunked body with 413 while it streams", async ({ signedIn }) => {
      const { status, body } = await sendWithoutEnd(method, `${site.url}${path}`, signedIn);
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({ success: false });
    });
  });
}
