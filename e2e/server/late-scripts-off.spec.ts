import { expect, test } from "../fixtures";
import { filterButton } from "../screens/gallery";

test("LATE_SCRIPTS=off leaves pages as Next renders them", async ({ own, page }) => {
  const server = await own.start({ LATE_SCRIPTS: "off" });
  const html = await (await (await server.newDevice()).get("/gallery")).text();
  expect(html).not.toContain("late-scripts");
  expect(html).toMatch(/<script src="\/_next\/static\/chunks\/[^"]+" async="">/);
  await page.goto(`${server.url}/gallery`);
  await filterButton(page, "dj").click();
  await expect(filterButton(page, "dj")).toHaveAttribute("aria-pressed", "true");
});
