import { expect, type Page } from "@playwright/test";

/** Checks that a section of the services page is at the top, below the sticky header. */
export async function expectUnderHeader(page: Page, name: string): Promise<void> {
  const header = page.getByRole("banner");
  const section = page.getByRole("region", { name, exact: true });
  await expect(async () => {
    const bar = await header.boundingBox();
    const box = await section.boundingBox();
    const distance = (box?.y ?? Number.NaN) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(distance).toBeGreaterThanOrEqual(-1);
    expect(distance).toBeLessThan(80);
  }).toPass({ timeout: 5000 });
  await expect(section.getByRole("img").first()).toBeInViewport();
}
