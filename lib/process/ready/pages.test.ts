import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import type { Rendering } from "../page-cache";
import { ReadyPages } from "./pages";

/** The only timers that are faked: compressing a page needs the others. */
const TIMERS: ("Date" | "setTimeout")[] = ["Date", "setTimeout"];

afterEach(() => void vi.useRealTimers());

const never = () => Promise.reject(new Error("no page is due"));

const rendering = (html: string, others: Partial<Rendering> = {}): Rendering => ({
  html,
  policy: "default-src 'self'",
  tags: ["gallery"],
  cacheControl: { revalidate: 60, expire: 3600 },
  ...others,
});

/** Keeps a page, and asks for it until it is compressed. */
async function keepReady(pages: ReadyPages, path: string, page: Rendering): Promise<void> {
  await pages.keep(path, page);
  while (!pages.find(path)) await new Promise(setImmediate);
}

test("keeps a page in three encodings", async () => {
  const pages = new ReadyPages(never);
  await keepReady(pages, "/about", rendering("<p>Aé</p>"));
  const { br, gzip, identity } = pages.find("/about")?.bodies ?? {};
  const bodies = [identity, br && brotliDecompressSync(br), gzip && gunzipSync(gzip)];
  expect(bodies.map(String)).toEqual(["<p>Aé</p>", "<p>Aé</p>", "<p>Aé</p>"]);
  for (const url of ["/", "/about?", "/about/", "/ABOUT", "//about", "/x/../about", ""])
    expect(pages.find(url)).toBeUndefined();
});

test("compresses a page when it is asked for again, and sends it from then on", async () => {
  const pages = new ReadyPages(never);
  await pages.keep("/", rendering("one"));
  expect(pages.find("/")).toBeUndefined();
  expect(pages.find("/")).toBeUndefined();
  await vi.waitFor(() => expect(String(pages.find("/")?.bodies.identity)).toBe("one"));
});

test("does not send a page whose tag has expired while it was being compressed", async () => {
  const pages = new ReadyPages(never);
  await keepReady(pages, "/", rendering("one"));
  const kept = pages.keep("/", rendering("two"));
  expect(String(pages.find("/")?.bodies.identity)).toBe("one");
  pages.expire(["other", "gallery"]);
  expect(pages.find("/")).toBeUndefined();
  await kept;
  expect(pages.find("/")).toBeUndefined();
});

test("sends the last rendering, even if an earlier one is ready later", async () => {
  const pages = new ReadyPages(never);
  await keepReady(pages, "/", rendering("before"));
  await Promise.all([
    pages.keep("/", rendering("long ".repeat(100_000))),
    pages.keep("/", rendering("short")),
  ]);
  expect(String(pages.find("/")?.bodies.identity)).toBe("short");
});

test("uses the bodies again if nothing has changed, with the new headers", async () => {
  const pages = new ReadyPages(never);
  await keepReady(pages, "/", rendering("same"));
  const before = pages.find("/");
  pages.expire("gallery");
  const kept = pages.keep("/", rendering("same", { policy: "default-src 'none'" }));
  const after = pages.find("/");
  expect(after?.bodies).toBe(before?.bodies);
  expect(after?.headers["content-security-policy"]).toBe("default-src 'none'");
  await kept;
});

test.each([
  [30, 30],
  [60, 60],
  [3600, 60],
  [false, 60],
] as const)("a page that is fresh for %s s is rendered again after %i s", async (revalidate, seconds) => {
  vi.useFakeTimers({ toFake: TIMERS });
  const renewed: string[] = [];
  const pages = new ReadyPages(async (path) => renewed.push(path));
  await keepReady(pages, "/", rendering("a", { cacheControl: { revalidate, expire: undefined } }));
  vi.setSystemTime(Date.now() + seconds * 1000 - 1);
  expect(String(pages.find("/")?.bodies.identity)).toBe("a");
  vi.runAllTimers();
  expect(renewed).toEqual([]);
  vi.setSystemTime(Date.now() + 1);
  expect(String(pages.find("/")?.bodies.identity)).toBe("a");
  // Its scripts, pictures and fonts are requested first.
  vi.advanceTimersByTime(2999);
  expect(renewed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(renewed).toEqual(["/"]);
});

test("a page that is due is sent until the next one is there, which is asked for once at a time", async () => {
  vi.useFakeTimers({ toFake: TIMERS });
  const tries: { settle: () => void; fail: (reason: Error) => void }[] = [];
  const pages = new ReadyPages(() => new Promise<void>((settle, fail) => tries.push({ settle, fail })));
  await keepReady(pages, "/", rendering("old"));
  vi.setSystemTime(Date.now() + 60_000);
  const found = () => {
    const body = String(pages.find("/")?.bodies.identity);
    vi.runAllTimers();
    return body;
  };
  expect([found(), found(), tries.length]).toEqual(["old", "old", 1]);
  tries[0]?.fail(new Error("the backend is away"));
  // The failure is noticed a few microtasks later.
  await new Promise(setImmediate);
  expect([found(), found(), tries.length]).toEqual(["old", "old", 2]);
  const kept = pages.keep("/", rendering("new"));
  expect(found()).toBe("old");
  await kept;
  tries[1]?.settle();
  expect([found(), tries.length]).toEqual(["new", 2]);
});

test("a page that is due is not sent any more once its tag expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const pages = new ReadyPages(async () => {});
  await keepReady(pages, "/", rendering("old"));
  vi.setSystemTime(Date.now() + 60_000);
  pages.expire("gallery");
  expect(pages.find("/")).toBeUndefined();
});

test("evicts the least recently requested page when there is no more room", async () => {
  const page = () => rendering("x".repeat(1000));
  const pages = new ReadyPages(never, 3500);
  for (const path of ["/1", "/2", "/3"]) await keepReady(pages, path, page());
  pages.find("/1");
  await keepReady(pages, "/4", page());
  expect(["/1", "/2", "/3", "/4"].filter((path) => pages.find(path))).toEqual(["/1", "/3", "/4"]);
  await pages.keep("/large", rendering("x".repeat(4000)));
  expect(pages.find("/large")).toBeUndefined();
});
