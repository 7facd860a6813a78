import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures";
import { cards } from "../../screens/gallery-admin";

const INVALID_ID = "Invalid gallery item ID";

/** Mocks a list of three items, the second without an ID. @returns the requests that change something. */
async function listWithoutId(page: Page, missing: { _id?: "" }): Promise<string[]> {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
  });
  const [first, second] = await (await page.request.get("/api/gallery")).json();
  const { _id: _, ...withoutId } = first;
  const items = [
    { ...first, title: "Named" },
    { ...withoutId, ...missing, title: "Nameless" },
    { ...second, title: "Third" },
  ];
  await page.route("**/api/gallery", (route) => route.fulfill({ json: items }));
  await page.goto("/admin/gallery");
  await expect(cards(page)).toHaveText(["Named", "Nameless", "Third"]);
  return writes;
}

for (const [what, missing] of [
  ["without an id", {}],
  ["with an empty id", { _id: "" }],
] as const) {
  test(`an item ${what} can't be edited, deleted or moved, and the screen says why`, async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await signIn();
    const writes = await listWithoutId(page, missing);
    page.on("dialog", (dialog) => dialog.accept());
    const toast = page.getByText(INVALID_ID);
    for (const name of ["Edit Nameless", "Delete Nameless", "Move Nameless earlier", "Move Third earlier"]) {
      await page.getByRole("button", { name }).click();
      await expect(toast).toBeVisible();
      // Let the toast disappear (3 s), since toasts with the same text are merged.
      await page.clock.fastForward(4000);
      await expect(toast).toHaveCount(0);
    }
    await expect(page).toHaveURL("/admin/gallery");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(cards(page)).toHaveText(["Named", "Nameless", "Third"]);
    expect(writes).toEqual([]);
  });
}
