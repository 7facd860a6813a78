import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { MEDIA_SIZE_LIMIT } from "@/lib/contract/limits";
import { parseMultipart } from "./parse-multipart";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const target = join(folder, "target");

beforeEach(() => {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
});
afterAll(() => rmSync(folder, { recursive: true }));

const disposition = (name: string, filename?: string) =>
  `content-disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}`;
const field = (name: string, value: string) => [`--limit\r\n${disposition(name)}\r\n\r\n${value}\r\n`];
const file = (name: string, filename: string, content: Buffer | string) => [
  `--limit\r\n${disposition(name, filename)}\r\ncontent-type: image/jpeg\r\n\r\n`,
  content,
  "\r\n",
];
const END = "--limit--\r\n";
const form = (...parts: (Buffer | string)[][]) =>
  Buffer.concat([...parts.flat(), END].map((part) => Buffer.from(part as string)));

interface Transfer {
  chunk?: number;
  /** The error that the connection fails with after the last byte. */
  failsWith?: Error;
}

/** A request whose body arrives in chunks. */
function requestOf(bytes: Buffer, { chunk = 64 * 1024, failsWith }: Transfer = {}): Request {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + chunk)));
      else if (failsWith) controller.error(failsWith);
      else controller.close();
      sent += chunk;
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=limit" };
  return new Request("http://site.example/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

const parse = (bytes: Buffer, transfer?: Transfer) => parseMultipart(requestOf(bytes, transfer), target);

test("returns the fields and stores each file under the name of its field", async () => {
  const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
  const bytes = form(
    field("title", "Jürgen 🎺"),
    file("media", "../../video.mp4", content),
    field("alt", ""),
    file("poster", "poster.jpg", "poster"),
  );
  for (const chunk of [1000, 64 * 1024, bytes.length]) {
    rmSync(target, { recursive: true });
    mkdirSync(target);
    expect(await parse(bytes, { chunk })).toEqual({
      fields: { title: "Jürgen 🎺", alt: "" },
      files: { media: join(target, "media"), poster: join(target, "poster") },
    });
    expect(readFileSync(join(target, "media")).equals(content)).toBe(true);
    expect(readFileSync(join(target, "poster"), "utf8")).toBe("poster");
  }
});

test.each(["../../../etc/passwd", "a\0b.jpg", "x".repeat(300), "🎺.jpg", "C:\\\\a.jpg", ".", "a%00.jpg"])(
  "a file stays in the folder even if it is named %j",
  async (name) => {
    expect((await parse(form(file("media", name, "content")))).files).toEqual({
      media: join(target, "media"),
    });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["target", "target/media"]);
  },
);

test("a file input without a file is ignored; an empty file is stored", async () => {
  expect((await parse(form(file("media", "", "")))).files).toEqual({});
  rmSync(join(target, "media"));
  expect((await parse(form(file("media", "empty.jpg", "")))).files).toEqual({
    media: join(target, "media"),
  });
});

describe("a file with", () => {
  const sized = (size: number) => form(file("media", "a.jpg", Buffer.alloc(size)));

  test("10 MB is accepted", async () => {
    await parse(sized(MEDIA_SIZE_LIMIT));
    expect(readFileSync(join(target, "media")).byteLength).toBe(MEDIA_SIZE_LIMIT);
  });

  // The form may end together with the first excess byte or long after it.
  test.each([1, 1000, 64 * 1024, 3_000_000])("10 MB and %i bytes is rejected", async (more) => {
    await expect(parse(sized(MEDIA_SIZE_LIMIT + more))).rejects.toMatchObject({
      status: 413,
      message: "File size exceeds 10MB limit",
    });
  });

  test("no end is rejected while it streams", async () => {
    const endless = form(file("media", "a.jpg", Buffer.alloc(11_000_000))).subarray(0, -END.length);
    const failsWith = new Error("The whole stream was read.");
    await expect(parse(endless, { failsWith })).rejects.toMatchObject({ status: 413 });
  });
});

describe("rejects with 400 a form", () => {
  test.each([
    ["with a file in an unknown field", form(file("other", "a.jpg", "content"))],
    ["with two files in one field", form(file("media", "a.jpg", "one"), file("media", "b.jpg", "two"))],
    [
      "with three files",
      form(file("media", "a.jpg", "1"), file("poster", "b.jpg", "2"), file("more", "c.jpg", "3")),
    ],
    [
      "with very many fields",
      form(...Array.from({ length: 100 }, (_, index) => field(`field${index}`, "value"))),
    ],
    ["with a very long field", form(field("title", "x".repeat(20_000)))],
    ["that is not multipart", Buffer.from("no form at all")],
    ["that is empty", Buffer.alloc(0)],
  ])("%s", async (_, bytes) => {
    for (const chunk of [10, 64 * 1024])
      await expect(parse(bytes, { chunk })).rejects.toMatchObject({ status: 400 });
  });

  test("without a boundary", async () => {
    const headers = { "content-type": "multipart/form-data" };
    const request = new Request("http://site.example/", { method: "POST", headers, body: "any" });
    await expect(parseMultipart(request, target)).rejects.toMatchObject({ status: 400 });
  });

  test("that is cut off at any point", async () => {
    const whole = form(
      field("title", "A title"),
      file("media", "a.jpg", Buffer.alloc(500)),
      field("alt", "x"),
    );
    for (let length = 0; length < whole.length - END.length; length += 23) {
      for (const failsWith of [undefined, new Error("aborted")]) {
        rmSync(join(target, "media"), { force: true });
        const truncated = parse(whole.subarray(0, length), { chunk: 50, ...(failsWith && { failsWith }) });
        await expect(truncated, `${length} bytes`).rejects.toMatchObject({ status: 400 });
      }
    }
  });
});

test("a disk that can't be written to is a server error", async () => {
  rmSync(target, { recursive: true });
  await expect(parse(form(file("media", "a.jpg", "content")))).rejects.toMatchObject({ code: "ENOENT" });
});
