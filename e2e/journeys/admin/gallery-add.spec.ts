import { listItems } from "../../factories/gallery-items";
import { avi, demoFile, newPicture } from "../../factories/media-files";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import { openGalleryFilter } from "../../screens/gallery";
import { addForm, cards, chosen, openEmptyGallery, picker, upload } from "../../screens/gallery-admin";
import { holdRoute } from "../../screens/held-route";

const NO_MEDIA = "Please select a file or enter a valid URL to upload";

test.use(onEmptySite);

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openEmptyGallery(page);
});

test("a picture can be added with its text fields, and visitors see it on the next load", {
  tag: ELSEWHERE,
}, async ({ page, request }) => {
  await picker(addForm(page)).setInputFiles(await newPicture({ name: "last_dance-of the night.jpg" }));
  const card = chosen(page);
  await expect(card.getByLabel("Title")).toHaveValue("Last dance of the night");
  await card.getByLabel("Title").fill("The last dance");
  await card.getByLabel("Alt text").fill("Two people under one lamp");
  await addForm(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(addForm(page).getByLabel("Category")).toBeFocused();
  await expect(addForm(page).getByText("Please choose a category.")).toBeVisible();
  await addForm(page).getByLabel("Category").selectOption("trumpet");
  await addForm(page).getByLabel("Description").fill("Half past two.");
  await addForm(page).getByLabel("Featured").check();
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  await expect(cards(page)).toHaveText(["The last dance"]);
  await expect(chosen(page)).toHaveCount(0);

  const [item] = await listItems(request);
  expect(item).toMatchObject({
    title: "The last dance",
    alt: "Two people under one lamp",
    description: "Half past two.",
    category: "trumpet",
    featured: true,
    width: 320,
    height: 240,
  });
  for (const path of ["/gallery", "/", "/services"]) {
    await page.goto(path);
    await expect(page.getByRole("img", { name: "Two people under one lamp" }).first()).toBeAttached();
  }
});

test("several files can be uploaded at once, each with its own status, and invalid files are rejected before", async ({
  page,
  request,
  quietConsole,
}) => {
  // The server refuses the broken picture.
  quietConsole.allow(/415/);
  await upload(page);
  await expect(addForm(page).getByRole("alert").filter({ hasText: NO_MEDIA })).toBeVisible();

  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await picker(addForm(page)).setInputFiles([
    await newPicture({ name: "one.jpg" }),
    await newPicture({ name: "two.jpg" }),
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") },
    { name: "large.png", mimeType: "image/png", buffer: large },
    { name: "lies.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html>") },
  ]);
  await expect(chosen(page)).toHaveCount(5);
  await expect(chosen(page).nth(2)).toContainText("Please upload a valid image or video file");
  await expect(chosen(page).nth(3)).toContainText("File size exceeds 10MB limit");
  await upload(page);
  await expect(page.getByText("2 gallery items uploaded successfully")).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(chosen(page)).toHaveCount(3);
  await expect(chosen(page).nth(2)).toContainText("Please upload a valid image or video file");
  for (const name of ["notes.txt", "large.png", "lies.jpg"]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  }
  await expect(chosen(page)).toHaveCount(0);
  expect(await listItems(request)).toHaveLength(2);
});

test("an upload shows its progress and can be cancelled and retried", { tag: ELSEWHERE }, async ({
  page,
  request,
}) => {
  const held = await holdRoute(page, "**/api/gallery", "POST");
  await picker(addForm(page)).setInputFiles(await newPicture({ name: "slow.jpg" }));
  await upload(page);
  await expect(page.getByRole("progressbar", { name: "Upload of slow.jpg" })).toBeVisible();
  await expect(addForm(page).getByRole("button", { name: "Uploading..." })).toBeVisible();
  await page.getByRole("button", { name: "Cancel the upload of slow.jpg" }).click();
  await expect(chosen(page)).toContainText("Canceled");
  held.release();
  expect(await listItems(request)).toEqual([]);
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  expect(await listItems(request)).toHaveLength(1);
});

test("a crop starts at 16:9 and 90% of the width, moves with the arrow keys, and can be applied or cancelled", async ({
  page,
  request,
}) => {
  await picker(addForm(page)).setInputFiles(
    await newPicture({ name: "wide.jpg", width: 1000, height: 1000 }),
  );
  await page.getByRole("button", { name: "Crop wide.jpg" }).click();
  await expect(page.getByRole("button", { name: "16:9" })).toHaveAttribute("aria-pressed", "true");
  const area = page.getByLabel("Crop area; use the arrow keys to move it");
  await area.focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Apply crop" }).click();
  await expect(page.getByRole("button", { name: "Crop wide.jpg" })).toBeVisible();
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  const [item] = await listItems(request);
  expect(item?.width).toBeGreaterThanOrEqual(890);
  expect(item?.width).toBeLessThanOrEqual(910);
  expect((item?.width ?? 0) / (item?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  await picker(addForm(page)).setInputFiles(await newPicture({ name: "tall.jpg", width: 600, height: 900 }));
  await page.getByRole("button", { name: "Crop tall.jpg" }).click();
  await page.getByRole("button", { name: "Original" }).click();
  await page.getByLabel("Rotate").fill("90");
  await page.getByRole("button", { name: "Free" }).click();
  await page.getByLabel("Aspect ratio").fill("0.5");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(chosen(page)).toHaveCount(0);
});

test("a picture with an open crop is not uploaded until the crop is applied or discarded", async ({
  page,
  request,
}) => {
  await picker(addForm(page)).setInputFiles(await newPicture({ name: "open.jpg" }));
  await page.getByRole("button", { name: "Crop open.jpg" }).click();
  const area = page.getByLabel("Crop area; use the arrow keys to move it");
  await expect(area).toBeFocused();
  await upload(page);
  await expect(addForm(page).getByRole("alert").filter({ hasText: "Apply the crop first" })).toBeVisible();
  await expect(area).toBeFocused();
  expect(await listItems(request)).toEqual([]);
  await page.getByRole("button", { name: "Keep uncropped" }).click();
  await expect(page.getByRole("button", { name: "Crop open.jpg" })).toBeFocused();
});

test("leaving with pending files asks for confirmation", async ({ page }) => {
  await picker(addForm(page)).setInputFiles(await newPicture({ name: "waiting.jpg" }));
  const users = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Users" });
  page.once("dialog", (dialog) => dialog.dismiss());
  await users.click();
  await expect(page).toHaveURL("/admin/gallery");
  await expect(chosen(page)).toHaveCount(1);
  page.once("dialog", (dialog) => dialog.accept());
  await users.click();
  await expect(page).toHaveURL("/admin/users");
});

test("a video gets its poster in the browser, and visitors can play and seek it", { tag: ELSEWHERE }, async ({
  page,
  request,
}) => {
  await picker(addForm(page)).setInputFiles(demoFile("trumpet-light-loop.mp4"));
  await chosen(page).getByLabel("Title").fill("A light goes round");
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  const [item] = await listItems(request);
  expect(item).toMatchObject({ mediaType: "video", poster: expect.stringMatching(/^\/uploads\//) });
  expect(item?.width).toBeGreaterThan(0);

  await openGalleryFilter(page, "dj");
  await page.getByRole("link", { name: /A light goes round/ }).click();
  const video = page.getByRole("dialog").locator("video");
  await expect(video).toHaveAttribute("poster", item?.poster ?? "");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThanOrEqual(2);
  const seeked = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        element.addEventListener("seeked", () => resolve(element.currentTime), { once: true });
        element.currentTime = element.duration / 2;
      }),
  );
  expect(seeked).toBeGreaterThan(0);
});

test("a video that browsers can't play is accepted with a warning", async ({ page, request }) => {
  await picker(addForm(page)).setInputFiles(avi);
  await expect(chosen(page)).toContainText("Browsers can’t play this video");
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  expect((await listItems(request))[0]).toMatchObject({ mediaType: "video", poster: null });
});

/** A width in pixels that the contract refuses. */
const HUGE = 200_000;

test("a link is validated and previewed, and the server never fetches it", async ({
  page,
  request,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route("https://pictures.example/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/gone.jpg") return route.abort();
    if (pathname === "/huge.svg")
      return route.fulfill({
        contentType: "image/svg+xml",
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="${HUGE}" height="9" />`,
      });
    await route.fulfill({ contentType: "image/jpeg", body: (await newPicture({ width: 64 })).buffer });
  });
  const form = addForm(page);
  await form.getByText("URL", { exact: true }).click();
  await form.getByLabel("Title").fill("From elsewhere");
  await form.getByLabel("URL of a picture or video").fill("javascript:alert(1)");
  await upload(page);
  await expect(form.getByText(NO_MEDIA)).toBeVisible();
  await form.getByLabel("URL of a picture or video").fill("https://pictures.example/gone.jpg");
  await expect(form.getByText("Invalid media URL")).toBeVisible();
  await form.getByLabel("URL of a picture or video").fill("https://pictures.example/here.jpg");
  await expect(form.getByRole("img", { name: "Preview" })).toBeVisible();
  await expect
    .poll(() => form.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64);
  await form.getByLabel("Decorative").check();
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  expect((await listItems(request))[0]).toMatchObject({
    url: "https://pictures.example/here.jpg",
    mediaType: "image",
    alt: "",
    width: 64,
    height: 240,
  });

  await form.getByLabel("Title").fill("Too large");
  await form.getByLabel("URL of a picture or video").fill("https://pictures.example/huge.svg");
  await expect
    .poll(() => form.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(HUGE);
  await upload(page);
  await expect(form.getByRole("alert")).toHaveText("Dimensions must be whole numbers of pixels.");

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).host));
  await form.getByLabel("URL of a picture or video").fill("https://youtu.be/aqz-KE-bpKQ");
  await form.getByLabel("Title").fill("On YouTube");
  await expect(form.getByText("It loads only when a visitor plays it.")).toBeVisible();
  await upload(page);
  await expect(cards(page).first()).toHaveText("On YouTube");
  expect((await listItems(request))[0]).toMatchObject({ mediaType: "video" });
  expect(asked.filter((host) => /youtu|ytimg/.test(host))).toEqual([]);
});

test("files can be dropped and pasted", async ({ page }) => {
  const { buffer } = await newPicture();
  const files = (name: string) =>
    page.evaluateHandle(
      ({ bytes, called }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], called, { type: "image/jpeg" }));
        return transfer;
      },
      { bytes: [...buffer], called: name },
    );
  const zone = page.locator("label", { hasText: "Choose pictures or videos" });
  await zone.dispatchEvent("drop", { dataTransfer: await files("dropped.jpg") });
  await expect(chosen(page)).toHaveCount(1);
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData })),
    await files("pasted.jpg"),
  );
  await expect(chosen(page)).toHaveCount(2);
  await expect(chosen(page).last()).toContainText("pasted.jpg");
});

test("after a reload, choosing the same file again restores its fields", async ({ page }) => {
  const file = await newPicture({ name: "lost.jpg" });
  await picker(addForm(page)).setInputFiles(file);
  await chosen(page).getByLabel("Title").fill("Found again");
  await chosen(page).getByLabel("Alt text").fill("A lamp");
  await addForm(page).getByLabel("Description").fill("Kept too.");
  await page.reload();
  await expect(page.getByText("Unsaved changes were restored")).toBeVisible();
  await picker(addForm(page)).setInputFiles(file);
  await expect(chosen(page).getByLabel("Title")).toHaveValue("Found again");
  await expect(chosen(page).getByLabel("Alt text")).toHaveValue("A lamp");
  await expect(addForm(page).getByLabel("Description")).toHaveValue("Kept too.");
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  await expect(page.getByText("Unsaved changes were restored")).toHaveCount(0);
  await picker(addForm(page)).setInputFiles(file);
  await expect(chosen(page).getByLabel("Title")).toHaveValue("Lost");
});
