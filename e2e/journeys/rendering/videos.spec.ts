import { addItem } from "../../factories/gallery-items";
import { newPicture, video } from "../../factories/media-files";
import { expect, onEmptySite, test } from "../../fixtures";

test.use(onEmptySite);

test("a video shows its poster, plays, and can be seeked", async ({ admin, page }) => {
  const { title, poster } = await addItem(admin, video);
  await page.goto("/gallery");
  const link = page.getByRole("link", { name: title });
  const picture = link.getByRole("img");
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(poster).toMatch(/^\/uploads\//);

  await link.click();
  const player = page.getByRole("dialog", { name: title }).locator("video");
  await expect(player).toHaveAttribute("poster", poster ?? "");
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  const reached = await player.evaluate(async (element: HTMLVideoElement) => {
    element.pause();
    const seeked = new Promise((resolve) => element.addEventListener("seeked", resolve, { once: true }));
    element.currentTime = element.duration / 2;
    await seeked;
    return {
      part: element.currentTime / element.duration,
      seekable: element.seekable.end(0) === element.duration,
    };
  });
  expect(reached).toEqual({ part: expect.closeTo(0.5, 1), seekable: true });
});

for (const [url, player] of [
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?autoplay=1&dnt=1"],
  ["https://youtu.be/abcdefghijk", "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0"],
] as const) {
  test(`${url} is only a poster from this site until clicked`, async ({ admin, page, baseURL }) => {
    const { title } = await addItem(admin, { url, poster: await newPicture() });
    const elsewhere: string[] = [];
    await page.route(
      (address) => address.origin !== baseURL,
      (route) => {
        elsewhere.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
      },
    );
    const listed = page.waitForResponse("**/api/gallery");
    await page.goto("/gallery");
    const link = page.getByRole("link", { name: title });
    await expect(link.getByRole("img")).toBeVisible();
    await (await listed).finished();
    expect(elsewhere).toEqual([]);
    await link.click();
    await expect(page.getByRole("dialog").getByTitle(title)).toBeVisible();
    await expect.poll(() => elsewhere).toEqual([player]);
  });
}

test("a picture from an http site is shown without sending a referrer", async ({ admin, page }) => {
  const { title } = await addItem(admin, { url: "http://pictures.example/a.png", width: "40", height: "30" });
  const { buffer } = await newPicture();
  const asked: Record<string, string>[] = [];
  await page.route("http://pictures.example/**", (route) => {
    asked.push(route.request().headers());
    return route.fulfill({ contentType: "image/jpeg", body: buffer });
  });
  await page.goto("/gallery");
  const picture = page.getByRole("img", { name: title });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  expect(asked.map(({ referer }) => referer)).toEqual([undefined]);
});
