import { site } from "../servers/site";
import { sendWithoutEnd } from "../servers/streamed-request";
import { expect, refusalOf, test } from "./api-test";
import { JSON_CALLS } from "./calls";

const LIMIT = 64 * 1024;

for (const { method, path, data } of JSON_CALLS) {
  const json = { "content-type": "application/json" };
  const call = { method, maxRedirects: 0 };

  test.describe(`${method} ${path.replace(/[0-9a-f-]{36}/, "{id}")}`, () => {
    for (const [title, body] of Object.entries({
      "JSON that breaks off": '{"email": "a@b.example", ',
      "no body": "",
      "JSON in words of another language": "{'email': 'a@b.example'}",
      "brackets without end": "[".repeat(60_000),
      "bytes that are not UTF-8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    })) {
      test(`answers 400 to ${title}`, async ({ admin }) => {
        const answer = await admin.fetch(path, { ...call, headers: json, data: Buffer.from(body) });
        const { errors } = await refusalOf(answer, 400);
        expect(errors).toHaveLength(1);
      });
    }

    test("answers 400 to JSON that is no object", async ({ admin }) => {
      for (const body of ["null", "[]", '"text"', "7", "true"]) {
        const answer = await admin.fetch(path, { ...call, headers: json, data: Buffer.from(body) });
        const { errors } = await refusalOf(answer, 400);
        expect(errors?.length, body).toBeGreaterThan(0);
      }
    });

    test("answers 415 to another content type, or none", async ({ admin }) => {
      const body = Buffer.from(JSON.stringify(data));
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
        await refusalOf(
          await admin.fetch(path, { ...call, headers: { "content-type": type }, data: body }),
          415,
        );
      }
      await refusalOf(await admin.fetch(path, { ...call, multipart: { email: "a@b.example" } }), 415);
      await refusalOf(await admin.fetch(path, call), 415);
    });

    test("takes JSON with a charset, and up to 64 KiB of it", async ({ admin }) => {
      const headers = { "content-type": "Application/JSON; charset=utf-8" };
      const padded = JSON.stringify(data).padEnd(LIMIT, " ");
      const answer = await admin.fetch(path, { ...call, headers, data: Buffer.from(padded) });
      // 404 and 409 are the users', the gallery's and a report's: the body was read, and nothing came of it.
      expect([200, 201, 400, 404, 409]).toContain(answer.status());
      // 400 is the password call's: the body was read and the password in it is wrong.
      if (answer.status() === 400) {
        expect((await refusalOf(answer, 400)).errors?.[0]?.field).toBe("currentPassword");
      }
    });

    test("answers 413 to a byte more than 64 KiB", async ({ admin }) => {
      const padded = JSON.stringify(data).padEnd(LIMIT + 1, " ");
      await refusalOf(await admin.fetch(path, { ...call, headers: json, data: Buffer.from(padded) }), 413);
    });

    test("answers 413 to a body without length or end while it streams", async ({ signedIn }) => {
      const { status, body } = await sendWithoutEnd(method, `${site.url}${path}`, signedIn);
      expect(status).toBe(413);
      expect(JSON.parse(body)).toMatchObject({ success: false });
    });
  });
}
