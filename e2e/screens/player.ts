import { expect, type Page } from "@playwright/test";

/** The player at the bottom of the page. */
export const player = (page: Page) => page.getByRole("region", { name: "Player" });

/** The button that plays, pauses or tries a track again, in the page and neither in the player nor in an act of the home page. */
export const trackButton = (page: Page, action: "Play" | "Pause" | "Try again:", title: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: `${action} ${title}` })
    .and(page.locator(":not(.act *)"));

/** The position of the player in seconds. */
export async function position(page: Page): Promise<number> {
  return Number(await player(page).getByRole("slider").inputValue());
}

/** Waits until the player is past a position, in seconds. */
export const expectPast = (page: Page, seconds: number) =>
  expect.poll(() => position(page), { timeout: 15_000 }).toBeGreaterThan(seconds);
