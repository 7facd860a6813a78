import type { APIRequestContext } from "@playwright/test";
import { addItem } from "../factories/gallery-items";
import { expect, onEmptySite, test } from "../fixtures";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";
import { withPlainBackend } from "../with-plain-backend";

/** Next does not use Brotli, so this is how a response from memory is told from one of Next. */
const isReady = (headers: Record<string, string>) => headers["content-encoding"] === "br";

const get = (client: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  client.get(path, { headers: { "accept-encoding": "br", ...headers }, maxRedirects: 0 });

/**
 * Asks until a page is answered from memory: a new server renders its pages again for some seconds, and a change is noticed once more
 * up to 2.5 s later. Each time it takes three requests: one has the page rendered, the next one has it compressed. Playwright would
 * ask once a second.
 */
async function untilReady(client: APIRequestContext, path: string): Promise<Record<string, string>> {
  let headers: Record<string, string> = {};
  await expect
    .poll(
      async () => {
        headers = (await get(client, path)).headers();
        return isReady(headers);
      },
      { intervals: [100] },
    )
    .toBe(true);
  return headers;
}

const strong = (etag = "") => etag.replace(/^W\//, "");

/** Asks until the page in memory is the one that Next has, and Next is not about to render it again. */
async function untilSame(client: APIRequestContext, path: string) {
  for (;;) {
    const ready = await untilReady(client, path);
    const next = await get(client, `${path}?from=next`, { "accept-encoding": "identity" });
    const isFresh = next.headers()["x-nextjs-cache"] === "HIT";
    if (isFresh && strong(ready.etag) === strong(next.headers().etag)) return { ready, next };
  }
}

/** Those that differ between two responses with the same content. */
const OF_ONE_RESPONSE = [
  "content-encoding",
  "content-length",
  "transfer-encoding",
  "date",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
];
const lasting = (headers: Record<string, string>) =>
  Object.entries(headers)
    .filter(([name]) => !OF_ONE_RESPONSE.includes(name))
    .map(([name, value]) => `${name}: ${strong(value)}`)
    .sort();

test.describe("on one server", () => {
  test.use(onEmptySite);

  test("a page from memory is Next's own, in each encoding", async ({ request: visitor }) => {
    const { ready, next } = await untilSame(visitor, "/about");
    expect(lasting(ready)).toEqual(lasting(next.headers()));
    for (const encoding of ["br", "gzip", "identity"]) {
      const response = await get(visitor, "/about", { "accept-encoding": encoding });
      expect(response.headers()["content-encoding"] ?? "identity").toBe(encoding);
      expect(response.headers()["x-nextjs-cache"]).toBeUndefined();
      expect(await response.text()).toBe(await next.text());
    }
    const refused = await get(visitor, "/about", { "accept-encoding": "*;q=0" });
    expect([refused.status(), refused.headers()["x-nextjs-cache"]]).toEqual([200, "HIT"]);
  });

  test("a browser that has the page already gets no body, and nor does HEAD", async ({
    request: visitor,
  }) => {
    const { etag = "", "content-length": length } = (await untilSame(visitor, "/services")).ready;
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const again = await get(visitor, "/services", { "if-none-match": known });
      expect([again.status(), (await again.body()).length], known).toEqual([304, 0]);
    }
    expect((await get(visitor, "/services", { "if-none-match": '"other"' })).status()).toBe(200);
    const head = await visitor.head("/services", { headers: { "accept-encoding": "br" } });
    expect(head.headers()).toMatchObject({ etag, "content-length": length, "content-encoding": "br" });
    expect((await head.body()).length).toBe(0);
  });

  test("Next answers whatever is not an ordinary request for a page", async ({ request: visitor }) => {
    await untilReady(visitor, "/about");
    for (const [path, headers] of [
      ["/about", { rsc: "1" }],
      ["/about", { rsc: "1", "next-router-prefetch": "1" }],
      ["/about?_rsc=1", { rsc: "1" }],
      ["/about?a=b", {}],
      ["/about", { cookie: "__prerender_bypass=1" }],
      ["/about", { "x-nextjs-data": "1" }],
      ["/about", { "content-length": "0" }],
      ["/about/", {}],
    ] as const)
      expect(isReady((await get(visitor, path, headers)).headers()), JSON.stringify(headers)).toBe(false);
    expect((await visitor.post("/about")).status()).toBe(405);
    const others = { cookie: "session=1; theme=dark", "user-agent": "Googlebot/2.1" };
    expect(isReady((await get(visitor, "/about", others)).headers())).toBe(true);
  });

  test("no header of a request changes what others get", async ({ request: visitor, admin }) => {
    const poison = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      "x-forwarded-for": "evil.example",
      forwarded: "host=evil.example",
      "x-original-url": "/evil.example",
      "x-rewrite-url": "/evil.example",
      "accept-language": "evil.example",
    };
    // Has Next render the gallery for the poisoned request.
    await addItem(admin);
    for (const path of ["/privacy", "/gallery"]) {
      const first = await get(visitor, path, poison);
      await untilReady(visitor, path);
      for (const response of [first, await get(visitor, path), await get(visitor, path, poison)]) {
        expect(response.status()).toBe(200);
        expect((await response.text()) + JSON.stringify(response.headers())).not.toMatch(/evil|gopher/);
      }
    }
  });

  test("a gallery change is on the next load of a page from memory", async ({ request: visitor, admin }) => {
    await untilReady(visitor, "/gallery");
    const { title, _id } = await addItem(admin);
    expect(await (await get(visitor, "/gallery")).text()).toContain(title);
    await untilReady(visitor, "/gallery");
    expect(await (await get(visitor, "/gallery")).text()).toContain(title);
    await admin.delete(`/api/gallery/${_id}`);
    expect(await (await get(visitor, "/gallery")).text()).not.toContain(title);
  });

  test("scripts and style sheets are sent with Brotli, in ranges by Next", async ({ request: visitor }) => {
    const html = await (await get(visitor, "/about")).text();
    for (const extension of ["js", "css"]) {
      // The last one of a kind is the page's own, and large enough to gain by it.
      const path =
        html.match(new RegExp(`/_next/static/chunks/[^"]+\\.${extension}(?=")`, "g"))?.at(-1) ?? "";
      const next = await get(visitor, path, { range: "bytes=0-99" });
      expect([next.status(), (await next.body()).length]).toEqual([206, 100]);
      const whole = await get(visitor, path, { "accept-encoding": "identity" });
      const first = await get(visitor, path);
      const ready = first.headers();
      expect(isReady(ready), path).toBe(true);
      const { "accept-ranges": _, ...headers } = whole.headers();
      expect(lasting(ready)).toEqual(lasting(headers));
      expect(await first.text()).toBe(await whole.text());
      const again = await get(visitor, path, { "if-none-match": ready.etag ?? "" });
      expect(again.status()).toBe(304);
    }
  });
});

test("a gallery change by another process drops the page", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const other = await own.start(SAME_ADMIN);
  const visitor = await server.newDevice();
  await untilReady(visitor, "/gallery");
  const { title } = await addItem(await adminOf(other));
  await expect.poll(async () => (await get(visitor, "/gallery")).text()).toContain(title);
  await untilReady(visitor, "/gallery");
  expect(await (await get(visitor, "/gallery")).text()).toContain(title);
});

const withLaterClock = withPlainBackend.extend({
  front: async ({ own, backend }, use) => {
    const settings = { API_BASE_URL: await backend.open() };
    await use(await (await own.launch(settings, { laterClock: true })).opened());
  },
});

withLaterClock(
  "a change that nobody announces is shown after a minute, to all from memory",
  async ({ front, backend, request: visitor }) => {
    const picture = { _id: "a1", title: "Before", category: "dj", url: "/uploads/a.jpg", mediaType: "image" };
    backend.gallery.push(picture);
    await expect.poll(async () => (await get(visitor, "/gallery")).text()).toContain("Before");
    await untilReady(visitor, "/gallery");
    picture.title = "After";
    await expect
      .poll(
        async () => {
          front.passTime(61_000);
          const page = await get(visitor, "/gallery");
          expect(isReady(page.headers())).toBe(true);
          return (await page.text()).includes("After");
        },
        // Next renders the page three seconds after a request has found it due.
        { timeout: 10_000 },
      )
      .toBe(true);
  },
);
