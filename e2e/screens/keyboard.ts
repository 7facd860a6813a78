import { expect, type Locator, type Page } from "@playwright/test";

/** How many stops a screen has at most. */
const STOPS = 120;

/** Presses Tab until a control has the focus. Fails if the keyboard does not get there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused({ timeout: 1 });
}

/** Goes to a control by Tab and presses it by Enter. */
export async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}
