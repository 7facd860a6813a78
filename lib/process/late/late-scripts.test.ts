import { beforeEach, expect, test, vi } from "vitest";
import { makeScriptsLate, withLateScripts } from "./late-scripts";
import { minifiedLoader } from "./minify-loader";

const BUILD = vi.hoisted(() => ({
  "late-loader.js": "load($&)",
  "static/chunks/react.js": `push([0,1,e=>{small},22,(e,t,r)=>{${"x".repeat(6000)}},333,(e,t,r)=>{${"y".repeat(6000)}__next_f}`,
}));
vi.mock("node:fs", () => ({
  readFileSync: (file: string) => BUILD[file.slice(".next/".length) as keyof typeof BUILD] ?? "",
}));

const ENTRY = '{"otherChunks":["static/chunks/react.js"],"runtimeModuleIds":[494553]}';
const PAGE = {
  head: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script>',
  old: '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  theme: "<script>theme()</script>",
  start: `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${ENTRY});</script>`,
  chunk: '<script src="/_next/static/chunks/b.js" async=""></script>',
  data: '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a\\u003c/script>$& \\"b\\""])</script>',
};
const html = (page = PAGE) =>
  `<!DOCTYPE html><html><head>${page.head}${page.old}${page.theme}</head><body><p>$&</p>${page.start}${page.chunk}${page.data}</body></html>`;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test("takes out what runs by itself, and keeps it as data", () => {
  const page = makeScriptsLate(html());
  const [, block = ""] =
    /<script type="application\/json" id="late-scripts">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual({
    chunks: ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"],
    // Only large modules, and not the one that starts React.
    steps: [22],
    entry: JSON.parse(ENTRY),
    data: [[0], [1, 'a</script>$& "b"']],
  });
  expect(page.match(/<script/g)).toHaveLength(4);
  expect(page).toMatch(
    /^<!DOCTYPE html><html><head><script src="\/_next\/static\/chunks\/old\.js" noModule="">/,
  );
  expect(page).toContain("<script>theme()</script><script>load($&)</script></head>");
  expect(page).toContain("<body><p>$&</p><script type=");
});

test("the loader is a short script that a browser can read", () => {
  const loader = minifiedLoader();
  expect(() => new Function(loader)).not.toThrow();
  expect(loader).toContain('("late-scripts","hydrated")');
  expect(loader).not.toContain("</");
  expect(loader.length).toBeLessThan(2900);
});

test.each([
  ["no scripts", { head: "", chunk: "" }],
  ["no start", { start: "" }],
  ["another start", { start: PAGE.start.replace("TURBOPACK", "WEBPACK") }],
  ["no data", { data: "" }],
  ["more attributes", { chunk: PAGE.chunk.replace("async", 'crossorigin="" async') }],
  ["data in another form", { data: `${PAGE.data}<script>window.__next_f.push([1,"c"])</script>` }],
  ["data that is not JSON", { data: "<script>self.__next_f.push([1,'c'])</script>" }],
])("a page with %s stays as it is, and is reported once", async (_, change) => {
  const { makeScriptsLate, withLateScripts } = await import("./late-scripts");
  const report = vi.spyOn(console, "error").mockReturnValue();
  const page = html({ ...PAGE, ...change });
  expect(() => makeScriptsLate(page)).toThrow();
  expect(withLateScripts(page)).toBe(page);
  expect(withLateScripts(page)).toBe(page);
  expect(report).toHaveBeenCalledTimes(1);
});

test("a page that is stored again stays as it is", () => {
  const page = makeScriptsLate(html());
  expect(withLateScripts(page)).toBe(page);
});
