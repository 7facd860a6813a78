import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import type { GalleryItem } from "@/lib/contract/gallery";
import { expect, test } from "../fixtures";
import { statusLineOf } from "../servers/raw-request";
import { errorOf } from "../servers/responses";
import { site } from "../servers/site";

const UPLOADS = join(site.environment.DATA_DIR, "uploads");

/** The URL and the content of a video of the demo gallery. */
async function video(client: APIRequestContext): Promise<{ url: string; content: Buffer }> {
  const items: GalleryItem[] = await (await client.get("/api/gallery")).json();
  const { url = "" } = items.find(({ mediaType }) => mediaType === "video") ?? {};
  const response = await client.get(url);
  expect(response.status()).toBe(200);
  return { url, content: await response.body() };
}

test("a file is cached forever, can't run scripts and supports ranges", async ({ request }) => {
  const { url, content } = await video(request);
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

test("HEAD returns the size without a body", async ({ request }) => {
  const { url, content } = await video(request);
  const head = await request.head(url);
  expect(head.status()).toBe(200);
  expect(head.headers()["content-length"]).toBe(String(content.length));
  expect(head.headers()["content-type"]).toBe("video/mp4");
  expect((await head.body()).length).toBe(0);
});

test("a client that has the file gets 304", async ({ request }) => {
  const { url } = await video(request);
  const { etag = "" } = (await request.get(url)).headers();
  const again = await request.get(url, { headers: { "if-none-match": etag, range: "bytes=0-1" } });
  expect(again.status()).toBe(304);
  expect(again.headers().etag).toBe(etag);
});

test("a range request gets 206 with exactly those bytes", async ({ request }) => {
  const { url, content } = await video(request);
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

test("a range outside the file gets 416 with the file's size", async ({ request }) => {
  const { url, content } = await video(request);
  for (const range of [`bytes=${content.length}-`, "bytes=-0"]) {
    const response = await request.get(url, { headers: { range } });
    await errorOf(response, 416);
    expect(response.headers()["content-range"]).toBe(`bytes */${content.length}`);
  }
});

test("a malformed range or several ranges get the whole file", async ({ request }) => {
  const { url, content } = await video(request);
  for (const range of ["bytes=a-b", "lines=1-2", "bytes=5-1", "bytes=0-1,4-5"]) {
    const response = await request.get(url, { headers: { range } });
    expect(response.status(), range).toBe(200);
    expect((await response.body()).length).toBe(content.length);
  }
});

test("If-Range gets the range only if the file has not changed", async ({ request }) => {
  const { url } = await video(request);
  const { etag = "", "last-modified": date = "" } = (await request.get(url)).headers();
  const ask = async (version: string) =>
    (await request.get(url, { headers: { range: "bytes=0-9", "if-range": version } })).status();
  expect(await ask(etag)).toBe(206);
  expect(await ask(date)).toBe(206);
  expect(await ask('"another"')).toBe(200);
  expect(await ask(`W/${etag}`)).toBe(200);
  expect(await ask(new Date(0).toUTCString())).toBe(200);
});

test("a client may disconnect during a download", async ({ request }) => {
  const { url, content } = await video(request);
  for (let time = 0; time < 30; time += 1) {
    const leaving = new AbortController();
    const response = await fetch(site.url + url, { signal: leaving.signal });
    leaving.abort();
    await expect(response.bytes()).rejects.toThrow("abort");
  }
  expect((await (await request.get(url)).body()).equals(content)).toBe(true);
});

test.describe("nothing else is served", () => {
  // In one worker, since the tests share the planted files.
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
        const response = await request.fetch(`/uploads/${path}`, { method, maxRedirects: 1 });
        expect(response.status()).toBe(404);
        expect(await response.text()).not.toContain("<script>");
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
    test(`not ${JSON.stringify(path)}, sent without normalization`, async () => {
      expect(await statusLineOf(path)).toMatch(/^HTTP\/1\.1 (30[78]|40[04]) /);
    });
  }
});

test("a file accepts only GET and HEAD", async ({ request, admin }) => {
  const { url } = await video(request);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await admin.fetch(url, { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe("GET, HEAD");
  }
});
