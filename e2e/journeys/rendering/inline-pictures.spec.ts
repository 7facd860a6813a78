import type { Page, Response, Route } from "@playwright/test";
import { ELSEWHERE, expect, test } from "../../fixtures";

const photographer = /^A man in a hat, a camera/;

const firstPictures = [
  { path: "/services", file: "record", alt: /^A hand with a white cuff/ },
  { path: "/about", file: "photographer", alt: photographer },
];

const requestsOf = (page: Page, file: string) => {
  const requested: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes(`/pictures/${file}`) && requested.push(request.url()),
  );
  return requested;
};

async function sizesOf(response: Response | null) {
  if (!response) throw new Error("There was no response.");
  return response.request().sizes();
}

const currentSource = (page: Page, alt: RegExp) =>
  page.getByRole("img", { name: alt }).evaluate((image: HTMLImageElement) => image.currentSrc);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { path, file, alt } of firstPictures)
    test(`${path} comes with its first picture, before and after React`, async ({ page }) => {
      const requested = requestsOf(page, file);
      await page.addInitScript(() => {
        addEventListener("hydrated", () => document.documentElement.setAttribute("data-test-hydrated", ""));
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("[data-test-hydrated]")).toBeAttached();
      expect(await currentSource(page, alt)).toMatch(/^data:image\/avif;base64,/);
      expect(requested).toEqual([]);
    });

  test("the gallery's first work can be made out before its file arrives", { tag: ELSEWHERE }, async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route("**/uploads/**", (route) => void held.push(route));
    await page.goto("/gallery", { waitUntil: "commit" });
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new PerformanceObserver((list) => {
              const { url } = list.getEntries().at(-1) as LargestContentfulPaint;
              resolve(url);
            }).observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
    await expect.poll(largest).toMatch(/^data:image\/avif/);
    expect(held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    const first = page.getByLabel("Gallery", { exact: true }).getByRole("img").first();
    await expect(first).toHaveJSProperty("complete", true);
    // As large as before: what the page is measured by is the preview.
    expect(await largest()).toMatch(/^data:image\/avif/);
  });

  for (const path of [...firstPictures.map(({ path }) => path), "/gallery"])
    test(`${path} and its first picture fit into two answers of a new connection`, async ({ page }) => {
      // RFC 6928: 10 packets, and twice as many after the first round trip.
      const limit = (10 + 20) * 1448;
      const sizeOf = async () => {
        const { responseBodySize, responseHeadersSize } = await sizesOf(await page.goto(path));
        return responseBodySize + responseHeadersSize;
      };
      // The first visitors get the page uncompressed.
      await expect.poll(sizeOf).toBeLessThan(limit);
    });

  test("a page that the router shows loads its first picture", async ({ page }) => {
    const requested = requestsOf(page, "photographer");
    await page.goto("/contact", { waitUntil: "networkidle" });
    await page.getByRole("list", { name: "Explore" }).getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("img", { name: photographer })).toBeInViewport();
    await expect.poll(() => requested).toEqual([expect.stringMatching(/photographer-800\.avif$/)]);
  });
});

for (const { path, file, alt } of firstPictures)
  test(`${path} loads its first picture in the window's size on wider screens`, async ({ page }) => {
    const requested = requestsOf(page, file);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await currentSource(page, alt)).toContain(`/pictures/${file}`);
    expect(requested).toHaveLength(1);
  });
