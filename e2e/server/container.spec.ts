import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pages } from "@/lib/content/pages";
import { galleryItemSchema } from "@/lib/contract/gallery";
import { test as base, expect } from "../fixtures";
import { begin, buildImage, type Image, pathIn, type Running } from "../servers/dockerfile";
import { findFreePort } from "../servers/ports";
import { killGroup } from "../servers/process-group";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** What a container engine waits after SIGTERM, by default, before it kills. */
const ENGINE_PATIENCE_MS = 10_000;

interface OfTest {
  /** Runs a command in the image, until it ends or the test does. */
  run: (command: string[], variables?: Record<string, string>) => Running;
}

// No container engine is needed: the commands of the Dockerfile run in empty folders.
const test = base.extend<OfTest, { image: Image }>({
  image: [
    async ({ playwright: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "golden-hour-image-"));
      try {
        await use(await buildImage(ROOT, folder));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    // Installs all packages and builds the site.
    { scope: "worker", timeout: 15 * 60_000 },
  ],
  run: async ({ image }, use) => {
    const commands: Running[] = [];
    await use((command, variables) => {
      const running = begin(image, command, variables);
      commands.push(running);
      return running;
    });
    for (const running of commands) killGroup(running.process);
    await Promise.all(commands.map(({ ended }) => ended));
  },
});

test.skip(process.platform === "win32", "The commands of the Dockerfile are those of a Unix shell.");
// One after the other in the same worker, which then builds one image.
test.describe.configure({ mode: "serial", timeout: 2 * 60_000 });

test("the image has what the site runs with, and nothing else", ({ image }) => {
  const [major] = readFileSync(join(ROOT, ".nvmrc"), "utf8").trim().split(".");
  expect(image.base).toMatch(new RegExp(`^node:${major}-`));
  expect(manifest.devDependencies.node).toMatch(new RegExp(`^\\^${major}\\.`));

  expect(readdirSync(pathIn(image, ".")).sort()).toEqual([
    ".next",
    "data",
    "lib",
    "next.config.mjs",
    "node_modules",
    "package.json",
    "public",
    "scripts",
    "tsconfig.json",
  ]);
  const installed = (name: string) => existsSync(pathIn(image, join("node_modules", name)));
  // Next and tsx need them, too.
  const alsoNeeded = ["@types/react", "esbuild"];
  const development = Object.keys(manifest.devDependencies).filter((name) => !alsoNeeded.includes(name));
  expect(development.filter(installed)).toEqual([]);
  const tests = readdirSync(pathIn(image, "lib"), { recursive: true, encoding: "utf8" });
  expect(tests.filter((file) => file.includes(".test."))).toEqual([]);
});

test("it runs the site without root's rights and writes nothing but its data", async ({
  image,
  run,
  request,
}, testInfo) => {
  const marker = testInfo.outputPath("marker");
  writeFileSync(marker, "");
  const PORT = await findFreePort(testInfo.parallelIndex);
  const settings = { HOST: "127.0.0.1", PORT };
  const isHealthy = async () => (await run(image.health, settings).ended) === 0;
  expect(image.user?.uid).toBeGreaterThan(0);
  expect(await isHealthy()).toBe(false);

  const server = run(image.command, settings);
  await expect(async () => expect(await isHealthy(), server.output()).toBe(true)).toPass({ timeout: 60_000 });

  const url = `http://127.0.0.1:${PORT}`;
  const page = await request.get(`${url}/`);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain(pages.home.headline);
  const gallery = galleryItemSchema.array().parse(await (await request.get(`${url}/api/gallery`)).json());
  const picture = gallery.find(({ mediaType }) => mediaType === "image");
  const file = await request.get(`${url}${picture?.url}`);
  expect(file.headers()["content-type"]).toMatch(/^image\//);
  expect((await file.body()).byteLength).toBeGreaterThan(10_000);
  expect(statSync(pathIn(image, "data/site.db")).isFile()).toBe(true);

  const list = run(["npm", "run", "admin", "--", "list"]);
  expect(await list.ended, list.output()).toBe(0);
  expect(list.output()).toContain("owner@goldenhour.example");

  const stopped = Date.now();
  server.process.kill("SIGTERM");
  expect(await server.ended, server.output()).toBe(0);
  expect(Date.now() - stopped).toBeLessThan(ENGINE_PATIENCE_MS);
  expect(await isHealthy()).toBe(false);

  const written = ["-newer", marker, "!", "-path", "./data/*", "!", "-path", "./data", "-print"];
  expect(execFileSync("find", [".", ...written], { cwd: pathIn(image, "."), encoding: "utf8" })).toBe("");
});
