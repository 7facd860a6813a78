import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

async function linkWith(settings: Record<string, string>): Promise<URL> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return new URL((await import("./support-link")).supportLink());
}

test("support is whoever looks after the site, and never the owner's own address", async () => {
  const owner = { CONTACT_EMAIL: "owner@golden-hour.test", SITE_URL: "https://golden-hour.test" };
  expect((await linkWith(owner)).pathname).toBe("");
  const { pathname, searchParams } = await linkWith({ ...owner, SUPPORT_EMAIL: "help+site@studio.test" });
  expect(decodeURIComponent(pathname)).toBe("help+site@studio.test");
  expect(searchParams.get("body")).toMatch(/^What I did:\r\n.+https:\/\/golden-hour\.test$/s);
});
