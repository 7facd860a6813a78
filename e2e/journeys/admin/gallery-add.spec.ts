import { expect } from "../../fixtures";
import {
  AVI,
  addForm,
  cards,
  chosen,
  FILM,
  gallery,
  NO_MEDIUM,
  picker,
  picture,
  test,
  upload,
} from "../../screens/gallery-admin";

test("a picture is added with what is said of it, and visitors see it on the next load", async ({
  page,
  server,
}) => {
  await picker(addForm(page)).setInputFiles(await picture("last_dance-of the night.jpg"));
  const card = chosen(page);
  await expect(card.getByLabel("Title")).toHaveValue("Last dance of the night");
  await card.getByLabel("Title").fill("The last dance");
  await card.getByLabel("What can be seen").fill("Two people under one lamp");
  await addForm(page).getByRole("button", { name: "Upload", exact: true }).click();
  await expect(addForm(page).getByLabel("Category")).toBeFocused();
  await expect(addForm(page).getByText("Please choose a category.")).toBeVisible();
  await addForm(page).getByLabel("Category").selectOption("Trumpet");
  await addForm(page).getByLabel("Description").fill("Half past two.");
  await addForm(page).getByLabel("Featured").check();
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  await expect(cards(page)).toHaveText(["The last dance"]);
  await expect(chosen(page)).toHaveCount(0);

  const [item] = await gallery(page, server);
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
    await page.goto(server.url + path);
    await expect(page.getByRole("img", { name: "Two people under one lamp" }).first()).toBeAttached();
  }
});

test("several files go at once, each with a state of its own; what is wrong is said before it is sent", async ({
  page,
  server,
  quietConsole,
}) => {
  // Playwright's trace asks for the picture that can't be drawn; the page itself does not.
  quietConsole.allow(/415|Connecting to 'blob:/);
  await upload(page);
  await expect(addForm(page).getByRole("alert").filter({ hasText: NO_MEDIUM })).toBeVisible();

  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  await picker(addForm(page)).setInputFiles([
    await picture("one.jpg"),
    await picture("two.jpg"),
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
  expect(await gallery(page, server)).toHaveLength(2);
});

test("an upload shows how far it is, can be cancelled, and goes through when it is sent again", async ({
  page,
  server,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/gallery", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await released;
    await route.abort().catch(() => undefined);
  });
  await picker(addForm(page)).setInputFiles(await picture("slow.jpg"));
  await upload(page);
  await expect(page.getByRole("progressbar", { name: "Upload of slow.jpg" })).toBeVisible();
  await expect(addForm(page).getByRole("button", { name: "Uploading..." })).toBeVisible();
  await page.getByRole("button", { name: "Cancel the upload of slow.jpg" }).click();
  await expect(chosen(page)).toContainText("Cancelled");
  release();
  await page.unroute("**/api/gallery");
  expect(await gallery(page, server)).toEqual([]);
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  expect(await gallery(page, server)).toHaveLength(1);
});

test("a picture is cropped to 16:9 from 90 % of its width, turned by keys, and kept or cleared", async ({
  page,
  server,
}) => {
  await picker(addForm(page)).setInputFiles(await picture("wide.jpg", { width: 1000, height: 1000 }));
  await page.getByRole("button", { name: "Crop wide.jpg" }).click();
  await expect(page.getByRole("button", { name: "16:9" })).toHaveAttribute("aria-pressed", "true");
  const area = page.getByLabel("Part of the picture; the arrow keys move it");
  await area.focus();
  await page.keyboard.press("ArrowUp");
  await page.getByRole("button", { name: "Apply crop" }).click();
  await expect(page.getByRole("button", { name: "Crop wide.jpg" })).toBeVisible();
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  const [item] = await gallery(page, server);
  expect(item?.width).toBeGreaterThanOrEqual(890);
  expect(item?.width).toBeLessThanOrEqual(910);
  expect((item?.width ?? 0) / (item?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  await picker(addForm(page)).setInputFiles(await picture("tall.jpg", { width: 600, height: 900 }));
  await page.getByRole("button", { name: "Crop tall.jpg" }).click();
  await page.getByRole("button", { name: "Original" }).click();
  await page.getByLabel("Turn").fill("90");
  await page.getByRole("button", { name: "Free" }).click();
  await page.getByLabel("Width to height").fill("0.5");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(chosen(page)).toHaveCount(0);
});

test("a picture whose crop is open is not uploaded before that is settled", async ({ page, server }) => {
  await picker(addForm(page)).setInputFiles(await picture("open.jpg"));
  await page.getByRole("button", { name: "Crop open.jpg" }).click();
  const area = page.getByLabel("Part of the picture; the arrow keys move it");
  await expect(area).toBeFocused();
  await upload(page);
  await expect(addForm(page).getByRole("alert").filter({ hasText: "Apply the crop first" })).toBeVisible();
  await expect(area).toBeFocused();
  expect(await gallery(page, server)).toEqual([]);
  await page.getByRole("button", { name: "Keep uncropped" }).click();
  await expect(page.getByRole("button", { name: "Crop open.jpg" })).toBeFocused();
});

test("whoever leaves with files that are not uploaded is asked", async ({ page, server }) => {
  await picker(addForm(page)).setInputFiles(await picture("waiting.jpg"));
  const users = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Users" });
  page.once("dialog", (dialog) => dialog.dismiss());
  await users.click();
  await expect(page).toHaveURL(`${server.url}/admin/gallery`);
  await expect(chosen(page)).toHaveCount(1);
  page.once("dialog", (dialog) => dialog.accept());
  await users.click();
  await expect(page).toHaveURL(`${server.url}/admin/users`);
});

test("a film gets its still in the browser, and plays and seeks for visitors", async ({ page, server }) => {
  await picker(addForm(page)).setInputFiles(FILM);
  await chosen(page).getByLabel("Title").fill("A light goes round");
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  const [item] = await gallery(page, server);
  expect(item).toMatchObject({ mediaType: "video", poster: expect.stringMatching(/^\/uploads\//) });
  expect(item?.width).toBeGreaterThan(0);

  await page.goto(`${server.url}/gallery?filter=dj`);
  await expect(page.getByRole("button", { name: "DJ", exact: true })).toHaveAttribute("aria-pressed", "true");
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

test("a film that browsers do not play is taken with a word to the owner", async ({ page, server }) => {
  await picker(addForm(page)).setInputFiles({ name: "old.avi", mimeType: "video/x-msvideo", buffer: AVI });
  await expect(chosen(page)).toContainText("Browsers will not play this film");
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  expect((await gallery(page, server))[0]).toMatchObject({ mediaType: "video", poster: null });
});

test("a link is checked, previewed, and never fetched by the server", async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  await page.route("https://pictures.example/**", async (route) => {
    if (route.request().url().endsWith("/gone.jpg")) return route.abort();
    await route.fulfill({ contentType: "image/jpeg", body: (await picture("", { width: 64 })).buffer });
  });
  const form = addForm(page);
  await form.getByText("URL", { exact: true }).click();
  await form.getByLabel("Title").fill("From elsewhere");
  await form.getByLabel("Address of a picture or film").fill("javascript:alert(1)");
  await upload(page);
  await expect(form.getByText(NO_MEDIUM)).toBeVisible();
  await form.getByLabel("Address of a picture or film").fill("https://pictures.example/gone.jpg");
  await expect(form.getByText("Invalid media URL")).toBeVisible();
  await form.getByLabel("Address of a picture or film").fill("https://pictures.example/here.jpg");
  await expect(form.getByRole("img", { name: "Preview" })).toBeVisible();
  await expect
    .poll(() => form.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64);
  await form.getByLabel("Decorative").check();
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  expect((await gallery(page, server))[0]).toMatchObject({
    url: "https://pictures.example/here.jpg",
    mediaType: "image",
    alt: "",
    width: 64,
    height: 240,
  });

  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).host));
  await form.getByLabel("Address of a picture or film").fill("https://youtu.be/aqz-KE-bpKQ");
  await form.getByLabel("Title").fill("On YouTube");
  await expect(form.getByText("It is asked for only when a visitor plays it.")).toBeVisible();
  await upload(page);
  await expect(cards(page).first()).toHaveText("On YouTube");
  expect((await gallery(page, server))[0]).toMatchObject({ mediaType: "video" });
  expect(asked.filter((host) => /youtu|ytimg/.test(host))).toEqual([]);
});

test("files are dropped and pasted too", async ({ page, server: _ }) => {
  const { buffer } = await picture("");
  const files = (name: string) =>
    page.evaluateHandle(
      ({ bytes, called }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], called, { type: "image/jpeg" }));
        return transfer;
      },
      { bytes: [...buffer], called: name },
    );
  const zone = page.locator("label", { hasText: "Choose pictures or films" });
  await zone.dispatchEvent("drop", { dataTransfer: await files("dropped.jpg") });
  await expect(chosen(page)).toHaveCount(1);
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData })),
    await files("pasted.jpg"),
  );
  await expect(chosen(page)).toHaveCount(2);
  await expect(chosen(page).last()).toContainText("pasted.jpg");
});

test("what was typed for a file is there again when the page was lost and the file is chosen again", async ({
  page,
  server: _,
}) => {
  const file = await picture("lost.jpg");
  await picker(addForm(page)).setInputFiles(file);
  await chosen(page).getByLabel("Title").fill("Found again");
  await chosen(page).getByLabel("What can be seen").fill("A lamp");
  await addForm(page).getByLabel("Description").fill("Kept too.");
  await page.reload();
  await expect(page.getByText("Unsaved changes were restored")).toBeVisible();
  await picker(addForm(page)).setInputFiles(file);
  await expect(chosen(page).getByLabel("Title")).toHaveValue("Found again");
  await expect(chosen(page).getByLabel("What can be seen")).toHaveValue("A lamp");
  await expect(addForm(page).getByLabel("Description")).toHaveValue("Kept too.");
  await upload(page);
  await expect(page.getByText("Gallery item uploaded successfully")).toBeVisible();
  await expect(page.getByText("Unsaved changes were restored")).toHaveCount(0);
  await picker(addForm(page)).setInputFiles(file);
  await expect(chosen(page).getByLabel("Title")).toHaveValue("Lost");
});
