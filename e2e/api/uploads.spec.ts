import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import type { GalleryItem } from "@/lib/contract/gallery";
import { statusLineOf } from "../servers/raw-request";
import { site } from "../servers/site";
import { expect, refusalOf, test } from "./api-test";

const UPLOADS = join(site.environment.DATA_DIR, "uploads");

/** The address of a film of the demo gallery, and its content. */
async function film(client: APIRequestContext): Promise<{ url: string; content: Buffer }> {
  const items: GalleryItem[] = await (await client.get("/api/gallery")).json();
  const { url = "" } = items.find(({ mediaType }) => mediaType === "video") ?? {};
  const answer = await client.get(url);
  expect(answer.status()).toBe(200);
  return { url, content: await answer.body() };
}

test("a medium is kept for ever, runs nothing, and may be asked for in parts", async ({ request }) => {
  const { url, content } = await film(request);
  const headers = (await request.get(url)).headers();
  expect(headers).toMatchObject({
    "content-type": "video/mp4",
    "content-length": String(content.length),
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(headers.etag).toMatch(/^"[^"]+"$/);
  expect(new Date(headers["last-modified"] ?? "").getTime()).toBeGreaterThan(0);
});

test("HEAD tells the size and sends nothing", async ({ request }) => {
  const { url, content } = await film(request);
  const head = await request.head(url);
  expect(head.status()).toBe(200);
  expect(head.headers()["content-length"]).toBe(String(content.length));
  expect(head.headers()["content-type"]).toBe("video/mp4");
  expect((await head.body()).length).toBe(0);
});

test("who has it already is answered 304", async ({ request }) => {
  const { url } = await film(request);
  const { etag = "" } = (await request.get(url)).headers();
  const again = await request.get(url, { headers: { "if-none-match": etag, range: "bytes=0-1" } });
  expect(again.status()).toBe(304);
  expect(again.headers().etag).toBe(etag);
});

test("a part is answered 206 with just its bytes", async ({ request }) => {
  const { url, content } = await film(request);
  const last = content.length - 1;
  for (const [range, start, end] of [
    ["bytes=0-0", 0, 0],
    ["bytes=100-70000", 100, 70_000],
    [`bytes=${last - 9}-`, last - 9, last],
    ["bytes=-10", last - 9, last],
    ["bytes=0-999999999", 0, last],
  ] as const) {
    const part = await request.get(url, { headers: { range } });
    expect(part.status(), range).toBe(206);
    expect(part.headers()["content-range"]).toBe(`bytes ${start}-${end}/${content.length}`);
    expect(part.headers()["content-length"]).toBe(String(end + 1 - start));
    expect((await part.body()).equals(content.subarray(start, end + 1)), range).toBe(true);
  }
});

test("a part outside the file is refused with the file's size", async ({ request }) => {
  const { url, content } = await film(request);
  for (const range of [`bytes=${content.length}-`, "bytes=-0"]) {
    const answer = await request.get(url, { headers: { range } });
    await refusalOf(answer, 416);
    expect(answer.headers()["content-range"]).toBe(`bytes */${content.length}`);
  }
});

test("a range that can't be read, or several at once, get the whole file", async ({ request }) => {
  const { url, content } = await film(request);
  for (const range of ["bytes=a-b", "lines=1-2", "bytes=5-1", "bytes=0-1,4-5"]) {
    const answer = await request.get(url, { headers: { range } });
    expect(answer.status(), range).toBe(200);
    expect((await answer.body()).length).toBe(content.length);
  }
});

test("a part is sent only to who has the other parts of the same version", async ({ request }) => {
  const { url } = await film(request);
  const { etag = "", "last-modified": date = "" } = (await request.get(url)).headers();
  const ask = async (version: string) =>
    (await request.get(url, { headers: { range: "bytes=0-9", "if-range": version } })).status();
  expect(await ask(etag)).toBe(206);
  expect(await ask(date)).toBe(206);
  expect(await ask('"another"')).toBe(200);
  expect(await ask(`W/${etag}`)).toBe(200);
  expect(await ask(new Date(0).toUTCString())).toBe(200);
});

test("a client that goes away in the middle does no harm", async ({ request }) => {
  const { url, content } = await film(request);
  for (let time = 0; time < 30; time += 1) {
    const leaving = new AbortController();
    const answer = await fetch(site.url + url, { signal: leaving.signal });
    leaving.abort();
    await expect(answer.bytes()).rejects.toThrow("abort");
  }
  expect((await (await request.get(url)).body()).equals(content)).toBe(true);
});

test.describe("nothing else is served", () => {
  // In one worker: the odd files are there for all of them.
  test.describe.configure({ mode: "default" });
  const odd = join(UPLOADS, "odd.jpg");
  const files = ["page.html", "picture.svg", "script.js", "notes.txt", "noextension", ".hidden.jpg"];

  test.beforeAll(() => {
    for (const file of files) writeFileSync(join(UPLOADS, file), "<script>alert(1)</script>");
    mkdirSync(join(UPLOADS, "folder.jpg"), { recursive: true });
    writeFileSync(join(UPLOADS, "folder.jpg", "below.jpg"), "below");
    rmSync(odd, { force: true });
    symlinkSync(join(site.environment.DATA_DIR, "secret"), odd);
  });
  test.afterAll(() => {
    for (const file of [...files, "folder.jpg", "odd.jpg"]) {
      rmSync(join(UPLOADS, file), { recursive: true, force: true });
    }
  });

  for (const path of [
    ...files,
    "",
    ".",
    "folder.jpg",
    "folder.jpg/below.jpg",
    "odd.jpg",
    ".work",
    "0123456789abcdef.jpg",
    "..%2Fsecret",
    "..%2Fsite.db",
    "%2e%2e%2fsecret",
    "..%5csecret",
    "%2Fetc%2Fpasswd",
    "odd.jpg%00.png",
    "%00",
    `${"a".repeat(300)}.jpg`,
    "%F0%9F%8E%BA.jpg",
  ]) {
    test(`not ${path.slice(0, 40) || "the folder itself"}`, async ({ request }) => {
      for (const method of ["GET", "HEAD"]) {
        const answer = await request.fetch(`/uploads/${path}`, { method, maxRedirects: 1 });
        expect(answer.status()).toBe(404);
        expect(await answer.text()).not.toContain("<script>");
      }
    });
  }

  for (const path of [
    "/uploads/../secret",
    "/uploads/../../data/e2e/secret",
    "/uploads//etc/passwd",
    "/uploads/./odd.jpg",
    "/uploads/%2e%2e/secret",
    "/uploads/%E0%A4%A.jpg",
    "/uploads/\x80.jpg",
  ]) {
    test(`not ${JSON.stringify(path)}, sent as it is`, async () => {
      expect(await statusLineOf(path)).toMatch(/^HTTP\/1\.1 (30[78]|40[04]) /);
    });
  }
});

test("a medium can only be read", async ({ request, admin }) => {
  const { url } = await film(request);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await admin.fetch(url, { method });
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toBe("GET, HEAD");
  }
});
