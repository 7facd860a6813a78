import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

const MADE_UP = 300;
/** One more than fits on a gallery page. */
const ITEMS = 25;

const renderedPages = fileURLToPath(new URL("../../.next/server/app/gallery/", import.meta.url));

/** Makes Next log what it stores in its page cache. */
const SETTINGS = { ...SAME_ADMIN, NEXT_PRIVATE_DEBUG_CACHE: "1" };

/** The paths of the pages that a server has cached so far. */
const cachedPages = ({ output }: { output: string }) =>
  [...output.matchAll(/FileSystemCache: set \/route-cache\/APP_PAGE\/\w+\/\$(\/gallery\/.*)/g)].map(
    ([, path]) => path,
  );

/** A response's status and `Location`. */
async function responseOf(client: APIRequestContext, path: string): Promise<[number, string | undefined]> {
  const response = await client.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
}

/** How long a redirect takes, in milliseconds. */
async function timeOf(client: APIRequestContext, path: string): Promise<number> {
  const start = performance.now();
  expect((await client.get(path, { maxRedirects: 0 })).status()).toBe(307);
  return performance.now() - start;
}

test("unknown URLs below /gallery redirect, existing pages don't", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const client = await server.newDevice();
  const admin = await adminOf(server);
  for (let item = 1; item <= ITEMS; item += 1) {
    const data = { title: `Item ${item}`, category: "dj", url: `https://pictures.example/${item}.jpg` };
    expect((await admin.post("/api/gallery", { data })).status()).toBe(201);
  }

  for (const number of ["1", "0", "01", "02", "3", "300", "%33", "9".repeat(400)])
    expect(await responseOf(client, `/gallery/${number}`), number).toEqual([307, "/gallery"]);
  for (const word of ["not-a-page", "NOT-A-PAGE", "2.0", "1e1", "-1", "2%20", "2%2F3", "2;a"])
    expect(await responseOf(client, `/gallery/${word}`), word).toEqual([307, "/"]);
  for (const elsewhere of ["/Gallery/2", "/GALLERY", "/gallery/2/3"])
    expect(await responseOf(client, elsewhere), elsewhere).toEqual([307, "/"]);
  expect(await responseOf(client, "/gallery/3/")).toEqual([308, "/gallery/3"]);
  expect((await responseOf(client, "/gallery/no-such.png"))[0]).toBe(404);

  const response = await client.get("/gallery/3", { maxRedirects: 0, headers: { rsc: "1" } });
  expect(response.status()).toBe(307);
  expect(response.headers()["x-content-type-options"]).toBe("nosniff");

  expect((await responseOf(client, "/gallery/2"))[0]).toBe(200);
  await expect.poll(() => cachedPages(server)).toEqual(["/gallery/2"]);

  // The page disappears with its last item and reappears with the next.
  const [last] = await (await client.get("/api/gallery")).json();
  expect((await admin.delete(`/api/gallery/${last._id}`)).status()).toBe(200);
  expect(await responseOf(client, "/gallery/2")).toEqual([307, "/gallery"]);
});

test("hundreds of made-up URLs are as cheap as other redirects and are not cached", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const client = await server.newDevice();
  // Interleaved, so that other load on the machine affects all three alike.
  const total = { redirects: 0, numbers: 0, words: 0 };
  for (let made = 2; made < MADE_UP + 2; made += 1) {
    total.redirects += await timeOf(client, `/no-such-page-${made}`);
    total.numbers += await timeOf(client, `/gallery/${made}`);
    total.words += await timeOf(client, `/gallery/not-a-page-${made}`);
  }
  expect(total.numbers / total.redirects).toBeLessThan(2);
  expect(total.words / total.redirects).toBeLessThan(2);

  // The gallery's own log line comes after theirs.
  const rendered = () =>
    /FileSystemCache: set \/route-cache\/APP_PAGE\/\w+\/\$\/gallery\n/.test(server.output);
  await client.get("/gallery");
  await expect.poll(rendered).toBe(true);
  expect(cachedPages(server)).toEqual([]);
  expect(existsSync(renderedPages)).toBe(false);
});
