import type { Page } from "@playwright/test";
import sharp from "sharp";
import { brand } from "@/lib/content/brand";
import { pageIds, pages } from "@/lib/content/pages";
import { services } from "@/lib/content/services";
import type { GalleryItem } from "@/lib/contract/gallery";
import { expect, test } from "../../fixtures";
import { type Found, pathsIn, structuredData, thingsOf } from "../../screens/head";
import { site } from "../../servers/site";

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

const addressOf = (path: string) => (path === "/" ? site.url : `${site.url}${path}`);

for (const id of pageIds) {
  const { path, headline, description } = pages[id];

  test(`${path} has the metadata for search engines and shared links`, async ({ page, request }) => {
    await page.goto(path);
    const address = addressOf(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline);
    await expect(page).toHaveTitle(new RegExp(brand.name));
    const title = await page.title();
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeLessThanOrEqual(160);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
    await expect(page.locator("link[rel=manifest]")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    expect(await meta(page, "description")).toBe(description);
    expect(await meta(page, "og:url")).toBe(address);
    expect(await meta(page, "og:title")).toBe(title);
    expect(await meta(page, "og:description")).toBe(description);
    expect(await meta(page, "og:site_name")).toBe(brand.name);
    expect(await meta(page, "og:locale")).toBe("en_US");
    expect(await meta(page, "twitter:card")).toBe("summary_large_image");
    expect(await meta(page, "og:image:alt")).toContain(headline);

    const picture = (await meta(page, "og:image")) ?? "";
    expect(picture).toContain(`${site.url}/`);
    expect(await meta(page, "twitter:image")).toBe(picture);
    const response = await request.get(picture);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/jpeg");
    const bytes = await response.body();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Messengers don't load large ones.
    expect(bytes.length).toBeLessThan(120 * 1024);
  });

  test(`${path} has structured data`, async ({ request }) => {
    const things = await structuredData(request, path);
    const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
    if (id === "home") expect(trail).toBeUndefined();
    else
      expect(thingsOf(trail?.itemListElement).at(-1)).toMatchObject({ position: 2, item: addressOf(path) });
    // Search engines don't accept self-awarded ratings, and the business has no public address.
    expect(JSON.stringify(things)).not.toMatch(/"(review|reviewRating|aggregateRating|address)":/);
  });
}

test("no two pages have the same title or description", async ({ request }) => {
  const heads = await Promise.all(pageIds.map(async (id) => (await request.get(pages[id].path)).text()));
  const titles = heads.map((html) => /<title>([^<]+)/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(pageIds.length);
  expect(new Set(pageIds.map((id) => pages[id].description)).size).toBe(pageIds.length);
});

test("the structured data of the business matches the page", async ({ page, request }) => {
  const [business] = await structuredData(request, "/");
  expect(business).toMatchObject({
    "@type": "EntertainmentBusiness",
    name: brand.name,
    url: site.url,
    areaServed: { "@type": "City", name: brand.city.split(", ")[0] },
  });
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: String(business?.email) })).toBeVisible();
  await expect(footer.getByRole("link", { name: String(business?.telephone) })).toBeVisible();
  for (const profile of thingsOf<string>(business?.sameAs)) {
    await expect(footer.locator(`a[href="${profile}"]`)).toBeVisible();
  }
  const [performer] = await structuredData(request, "/about");
  expect(performer).toMatchObject({ "@type": "MusicGroup", name: brand.name });
});

test("the questions in the structured data are those of the contact page", async ({ page, request }) => {
  const faq = (await structuredData(request, "/contact")).find((thing) => thing["@type"] === "FAQPage");
  const asked = thingsOf(faq?.mainEntity);
  expect(asked.length).toBeGreaterThanOrEqual(6);
  await page.goto("/contact");
  for (const { name, acceptedAnswer } of asked) {
    const entry = page.getByRole("group").filter({ hasText: String(name) });
    await entry.getByText(String(name)).click();
    await expect(entry.getByText(String((acceptedAnswer as Found).text))).toBeVisible();
  }
});

test("the structured data lists each service with the prices of its packages", async ({ request }) => {
  const things = await structuredData(request, "/services");
  const offered = things
    .filter((thing) => thing["@type"] === "Service")
    .map((thing) => {
      const { itemListElement } = thing.hasOfferCatalog as Found;
      const offers = thingsOf(itemListElement);
      for (const offer of offers) expect(offer.priceCurrency).toBe("USD");
      return { name: thing.name, prices: offers.map(({ price }) => price) };
    });
  expect(offered).toEqual(
    services.map(({ name, packages }) => ({ name, prices: packages.map(({ price }) => price) })),
  );
});

test("the gallery's pictures and videos are in its structured data and in the sitemap", async ({
  request,
}) => {
  const items: GalleryItem[] = await (await request.get("/api/gallery")).json();
  const videos = items.filter(({ mediaType, poster }) => mediaType === "video" && poster);
  const images = items.filter(({ mediaType }) => mediaType === "image");
  expect(videos.length).toBeGreaterThan(0);

  const [gallery] = await structuredData(request, "/gallery");
  const media = thingsOf(gallery?.associatedMedia);
  const addresses = (type: string) =>
    media.filter((thing) => thing["@type"] === type).map(({ contentUrl }) => contentUrl);
  expect(addresses("ImageObject")).toEqual(images.map(({ url }) => `${site.url}${url}`));
  expect(addresses("VideoObject")).toEqual(videos.map(({ url }) => `${site.url}${url}`));
  for (const { thumbnailUrl } of media) {
    expect((await request.get(String(thumbnailUrl))).status(), String(thumbnailUrl)).toBe(200);
  }

  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(pathsIn(sitemap, "image:loc")).toEqual(images.map(({ url }) => `${site.url}${url}`));
  expect(pathsIn(sitemap, "video:content_loc")).toEqual(videos.map(({ url }) => `${site.url}${url}`));
});

test("the sitemap lists every page, and robots.txt names the sitemap", async ({ page, request }) => {
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const text = await sitemap.text();
  expect(pathsIn(text, "loc").sort()).toEqual(pageIds.map((id) => addressOf(pages[id].path)).sort());
  await page.goto("/about");
  const fault = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, "text/xml").querySelector("parsererror")?.textContent,
    text,
  );
  expect(fault).toBeUndefined();

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots.split("\n")).toEqual(
    expect.arrayContaining(["User-Agent: *", "Allow: /", "Disallow: /admin", "Disallow: /api"]),
  );
});

test("the admin area and the API stay out of search results", async ({ request }) => {
  for (const path of ["/admin/login", "/api/gallery"]) {
    expect((await request.get(path)).headers()["x-robots-tag"], path).toBe("noindex");
  }
  for (const path of ["/", "/gallery"]) {
    expect((await request.get(path)).headers()["x-robots-tag"], path).toBeUndefined();
  }
});

test("a share picture that doesn't exist is a 404", async ({ request }) => {
  expect((await request.get("/share/nothing.jpg")).status()).toBe(404);
});

test("the icons have the sizes that the manifest promises", async ({ page, request }) => {
  await page.goto("/about");
  const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
  const { icons } = await (await request.get(manifest ?? "")).json();
  const apple = page.locator("link[rel=apple-touch-icon]");
  const promised = [
    ...icons,
    { src: await apple.getAttribute("href"), sizes: await apple.getAttribute("sizes") },
  ];
  expect(promised.length).toBeGreaterThanOrEqual(4);
  for (const { src, sizes } of promised) {
    const response = await request.get(src);
    expect(response.headers()["content-type"], src).toBe("image/png");
    const { width, height } = await sharp(await response.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
