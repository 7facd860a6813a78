import { addItem } from "../../factories/gallery-items";
import { expect, onEmptySite, test } from "../../fixtures";

test.use(onEmptySite);

test("whatever the owner writes, a page has no characters of two bytes, and React takes it over", async ({
  admin,
  page,
}) => {
  const title = "“Zoë’s” first dance 𝄞 夜";
  await addItem(admin, { title });
  for (const path of ["/", "/gallery"]) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain("&#8220;Zoë&#8217;s&#8221; first dance &#119070; &#22812;");
    expect(html).toMatch(/^[\0-\xff]*$/);
    await page.goto(path);
    await page.locator("html[data-whole]").waitFor();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  }
});
