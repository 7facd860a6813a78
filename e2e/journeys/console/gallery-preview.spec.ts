import type { Locator } from "@playwright/test";
import { demoPicture } from "../../factories/content";
import { newPicture, video } from "../../factories/media-files";
import { expect, test } from "../../fixtures";
import { addForm, chosen, picker } from "../../screens/gallery-admin";

/** How long the form gives the browser to capture a poster. */
const CAPTURE_MS = 15_000;

/** Expects a loaded 16:9 preview with at least this width. */
async function expectWide(preview: Locator, minimumWidth: number): Promise<void> {
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: CAPTURE_MS })
    .toBeGreaterThan(0);
  const box = await preview.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(minimumWidth);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("chosen files, a replacement and a URL have an uncropped 16:9 preview", async ({ page, signIn }) => {
      await page.route("https://pictures.example/**", async (route) => {
        const { buffer } = await newPicture({ width: 300, height: 500 });
        await route.fulfill({ contentType: "image/jpeg", body: buffer });
      });
      await signIn();
      await page.goto("/admin/gallery");
      await picker(addForm(page)).setInputFiles(
        await newPicture({ name: "tall.jpg", width: 300, height: 500 }),
      );
      await picker(addForm(page)).setInputFiles(video.media);
      for (const card of [chosen(page).first(), chosen(page).last()]) {
        await expectWide(card.locator("img"), 240);
        await expect(card.locator("img")).toHaveCSS("object-fit", "contain");
      }

      await addForm(page).getByText("URL", { exact: true }).click();
      await addForm(page).getByLabel("URL of a picture or video").fill("https://pictures.example/tall.jpg");
      await expectWide(addForm(page).getByRole("img", { name: "Preview" }), 240);

      await page.getByRole("button", { name: `Edit ${demoPicture("trumpet").title}` }).click();
      const dialog = page.getByRole("dialog", { name: `Edit ${demoPicture("trumpet").title}` });
      await expectWide(dialog.getByRole("img", { name: "Preview" }), 240);
      await picker(dialog).setInputFiles(await newPicture({ name: "new.jpg", width: 300, height: 500 }));
      await expect(dialog.getByText("new.jpg")).toBeVisible();
      await expectWide(dialog.locator("img"), 240);
    });

    test("a dozen files are compact rows with small previews until their details are opened", async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto("/admin/gallery");
      const names = Array.from({ length: 12 }, (_, index) => `picture ${index + 1}.jpg`);
      await picker(addForm(page)).setInputFiles(await Promise.all(names.map((name) => newPicture({ name }))));
      await expect(chosen(page)).toHaveCount(12);
      for (const card of await chosen(page).all()) {
        await expectWide(card.locator("img"), 100);
        expect((await card.boundingBox())?.height).toBeLessThan(110);
      }
      const last = chosen(page).last();
      await expect(last.getByLabel("Title")).toHaveCount(0);
      await last.getByRole("button", { name: "Details of picture 12.jpg" }).click();
      await expectWide(last.locator("img"), 240);
      await last.getByLabel("Title").fill("");

      // An invalid field is shown even if its details were closed.
      await last.getByRole("button", { name: "Details of picture 12.jpg" }).click();
      await addForm(page).getByLabel("Category").selectOption("dj");
      await addForm(page).getByRole("button", { name: "Upload", exact: true }).click();
      await expect(last.getByLabel("Title")).toBeFocused();
      await expect(last.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
    });
  });
}
