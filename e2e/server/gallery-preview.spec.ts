import { rmSync } from "node:fs";
import { join } from "node:path";
import { addItem, filesIn } from "../factories/gallery-items";
import { expect, onEmptySite, test } from "../fixtures";

test.use(onEmptySite);

test("a first work without its rendition keeps its blur, and the gallery opens", async ({
  page,
  admin,
  emptySite,
  quietConsole,
}) => {
  quietConsole.allow(/404/);
  const { placeholder, title } = await addItem(admin);
  for (const name of filesIn(join(emptySite.dataDir, "uploads")).filter((one) => one.endsWith(".avif")))
    rmSync(join(emptySite.dataDir, name));
  const answer = await page.goto("/gallery");
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? "";
  expect(html).toContain(placeholder);
  expect(html).not.toContain("data:image/avif");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});
