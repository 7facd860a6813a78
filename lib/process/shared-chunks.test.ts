import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { shareChunks } from "./shared-chunks";

const build = mkdtempSync(join(tmpdir(), "golden-hour-"));
const chunks = join(build, "server/chunks");
const load = createRequire(import.meta.url);

afterEach(() => rmSync(build, { recursive: true }));

test("chunks with the same modules are one, and all others stay as they are", () => {
  const chunk = (name: string, modules: string) =>
    `module.exports=[${modules}];\n\n//# sourceMappingURL=${name}.js.map`;
  const backend = "1,()=>({}),2,()=>1";
  const runtime = "const RUNTIME=1;";
  mkdirSync(join(chunks, "ssr"), { recursive: true });
  for (const [name, code] of [
    ["a.js", chunk("a", backend)],
    ["b [of a].js", chunk("b", backend)],
    ["ssr/c.js", chunk("c", backend)],
    ["other.js", chunk("other", "3,()=>2")],
    ["runtime.js", runtime],
    ["ssr/runtime.js", runtime],
    ["a.js.map", "{}"],
    ["b.js.map", "{}"],
  ] as const)
    writeFileSync(join(chunks, name), code);

  expect(shareChunks(build)).toBe(2);
  expect(shareChunks(build)).toBe(0);

  const first = load(join(chunks, "a.js"));
  expect(first).toHaveLength(4);
  expect(load(join(chunks, "b [of a].js"))).toBe(first);
  expect(load(join(chunks, "ssr/c.js"))).toBe(first);
  expect(load(join(chunks, "other.js"))).toHaveLength(2);
  for (const name of ["runtime.js", "ssr/runtime.js"])
    expect(readFileSync(join(chunks, name), "utf8")).toBe(runtime);
  expect(readFileSync(join(chunks, "a.js"), "utf8")).toContain("sourceMappingURL=a.js.map");
});
