import { addItem, emptyGallery, film, newPicture } from "../../factories/media-files";
import { expect, pageTest as test } from "../../servers/gallery-site";

test.beforeEach(({ admin }) => emptyGallery(admin));

test("a film shows its still, plays, and can be watched from its middle on", async ({ admin, page }) => {
  const { title, poster } = await addItem(admin, film);
  await page.goto("/gallery");
  const link = page.getByRole("link", { name: title });
  const still = link.getByRole("img");
  await expect(still).toBeVisible();
  await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(poster).toMatch(/^\/uploads\//);

  await link.click();
  const player = page.getByRole("dialog", { name: title }).locator("video");
  await expect(player).toHaveAttribute("poster", poster ?? "");
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  const reached = await player.evaluate(async (video: HTMLVideoElement) => {
    video.pause();
    const seeked = new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    video.currentTime = video.duration / 2;
    await seeked;
    return { part: video.currentTime / video.duration, seekable: video.seekable.end(0) === video.duration };
  });
  expect(reached).toEqual({ part: expect.closeTo(0.5, 1), seekable: true });
});

for (const [url, player] of [
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
  ["https://youtu.be/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0"],
] as const) {
  test(`${url} is a picture of this site until it is clicked`, async ({ admin, page, gallerySite }) => {
    const { title } = await addItem(admin, { url, poster: await newPicture() });
    const elsewhere: string[] = [];
    await page.route(
      (address) => address.origin !== gallerySite.server.url,
      (route) => {
        elsewhere.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
      },
    );
    await page.goto("/gallery");
    const link = page.getByRole("link", { name: title });
    await expect(link.getByRole("img")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(elsewhere).toEqual([]);
    await link.click();
    await expect(page.getByRole("dialog").getByTitle(title)).toBeVisible();
    await expect.poll(() => elsewhere).toEqual([player]);
  });
}

test("a picture on a site without https is shown, and that site is not told from where", async ({
  admin,
  page,
}) => {
  const { title } = await addItem(admin, { url: "http://pictures.example/a.png", width: "40", height: "30" });
  const { buffer } = await newPicture();
  const asked: Record<string, string>[] = [];
  await page.route("http://pictures.example/**", (route) => {
    asked.push(route.request().headers());
    return route.fulfill({ contentType: "image/jpeg", body: buffer });
  });
  await page.goto("/gallery");
  const picture = page.getByRole("img", { name: title });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);
  expect(asked.map(({ referer }) => referer)).toEqual([undefined]);
});
