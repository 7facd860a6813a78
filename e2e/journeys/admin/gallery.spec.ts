import { listItems } from "../../factories/gallery-items";
import { avi, newPicture } from "../../factories/media-files";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import {
  addForm,
  cards,
  openEmptyGallery,
  openGalleryOf,
  picker,
  pickUp,
  upload,
} from "../../screens/gallery-admin";
import { expectNoSidewaysScroll } from "../../screens/pages";

test.use(onEmptySite);

test.beforeEach(({ signIn }) => signIn());

test("an item and its file can be changed in a dialog with its own URL", async ({ page, admin, request }) => {
  await openGalleryOf(page, admin, ["Before"]);
  const [before] = await listItems(request);
  await page.getByRole("button", { name: "Edit Before" }).click();
  await expect(page).toHaveURL(/\?edit=/);
  const dialog = page.getByRole("dialog", { name: "Edit Before" });
  await dialog.getByLabel("Title").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter a title.")).toBeVisible();
  await dialog.getByLabel("Title").fill("After");
  await dialog.getByLabel("Description").fill("Now with words.");
  await dialog.getByLabel("Time of day").fill("17:48");
  await page.reload();
  await expect(dialog.getByText("Unsaved changes were restored")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("After");
  await picker(dialog).setInputFiles(avi);
  await expect(dialog.getByText("Browsers can’t play this video")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep the current file" }).click();
  const replacement = await newPicture({ name: "new.jpg", width: 500, height: 300 });
  await picker(dialog).setInputFiles(replacement);
  await page.reload();
  const lost = dialog.getByText("Please choose “new.jpg” again");
  await expect(lost).toBeVisible();
  await picker(dialog).setInputFiles(replacement);
  await expect(lost).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Gallery item updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(cards(page)).toHaveText(["After"]);
  const [after] = await listItems(request);
  expect(after).toMatchObject({
    title: "After",
    description: "Now with words.",
    timeOfDay: "17:48",
    width: 500,
    height: 300,
  });
  // Alt text that was never set follows the title.
  expect(after?.alt).toBe("After");
  expect((await request.get(before?.url ?? "")).status()).toBe(404);
});

test("the later of two editors gets a warning, keeps their input and can load the newer version", async ({
  page,
  admin,
  request,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  await openGalleryOf(page, admin, ["Shared"]);
  await page.getByRole("button", { name: "Edit Shared" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Description").fill("Mine");
  const [item] = await listItems(request);
  await admin.put(`/api/gallery/update/${item?._id}`, { data: { title: "Theirs" } });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "has changed this item" })).toBeVisible();
  await dialog.getByRole("button", { name: "Load the newer version" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("Theirs");
  await expect(dialog.getByLabel("Description")).toHaveValue("Mine");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Gallery item updated successfully")).toBeVisible();
  expect((await listItems(request))[0]).toMatchObject({ title: "Theirs", description: "Mine" });
});

test("deleting asks for confirmation with the title and focuses the next item", async ({
  page,
  admin,
  request,
}) => {
  await openGalleryOf(page, admin, ["Last", "Middle", "First"]);
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    dialog.dismiss();
  });
  await page.getByRole("button", { name: "Delete Middle" }).click();
  await expect(cards(page)).toHaveCount(3);
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete Middle" }).click();
  await expect(page.getByText("Gallery item deleted successfully")).toBeVisible();
  await expect(cards(page)).toHaveText(["First", "Last"]);
  await expect(page.getByRole("listitem").filter({ has: page.getByText("Last") })).toBeFocused();
  expect(questions).toEqual(["Delete “Middle” and its files? This can't be undone."]);
  expect(await listItems(request)).toHaveLength(2);
});

test("items can be reordered with buttons, keys and the mouse, and visitors see the new order", {
  tag: ELSEWHERE,
}, async ({ page, admin, request }) => {
  await openGalleryOf(page, admin, ["C", "B", "A"]);
  const order = async () => (await listItems(request)).map(({ title }) => title).join("");
  await page.getByRole("button", { name: "Move A later" }).click();
  await expect(cards(page)).toHaveText(["B", "A", "C"]);
  await expect(page.getByRole("status").filter({ hasText: "A moved to position 2 of 3." })).toBeAttached();
  const icon = await page.getByRole("button", { name: "Edit A" }).locator("svg").boundingBox();
  expect(icon?.width).toBeGreaterThanOrEqual(16);
  await expect.poll(order).toBe("BAC");

  await pickUp(page, "C");
  await expect(page.getByText("C moved to position 3 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("C moved to position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(cards(page)).toHaveText(["B", "C", "A"]);
  await expect.poll(order).toBe("BCA");

  await page.getByRole("button", { name: "Drag A" }).hover();
  await page.mouse.down();
  // The page does not scroll when an item is dragged to its edge.
  await page.mouse.move(1275, 300, { steps: 8 });
  await expect(page.getByText(/^A moved to position/)).toBeAttached();
  await expectNoSidewaysScroll(page);
  const target = await page.getByRole("button", { name: "Drag B" }).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 8 });
  await page.mouse.up();
  await expect(cards(page)).toHaveText(["A", "B", "C"]);
  await expect.poll(order).toBe("ABC");
  await page.goto("/gallery");
  await expect(page.getByRole("group", { name: "Gallery" }).getByRole("link").first()).toHaveAccessibleName(
    /A/,
  );
});

test("search, category and type are in the URL", async ({ page, admin }) => {
  await openGalleryOf(page, admin, ["Moonlight", "Sunlight"]);
  await page.getByRole("searchbox").fill("moon");
  await expect(cards(page)).toHaveText(["Moonlight"]);
  await expect(page).toHaveURL(/q=moon/);
  await page.getByLabel("Type").selectOption("Videos");
  await expect(page.getByText("No items match.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("moon");
  await page.getByRole("button", { name: "Show all items" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/admin/gallery");
});

test("a list that can't be fetched shows an error and can be retried", async ({ page, quietConsole }) => {
  quietConsole.allow(/502/);
  await page.route("**/api/gallery", (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto("/admin/gallery");
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch gallery items" })).toBeVisible();
  await page.unroute("**/api/gallery");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No items yet.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("a picture can be added, edited and deleted", { tag: ELSEWHERE }, async ({ page, request }) => {
    await openEmptyGallery(page);
    await picker(addForm(page)).setInputFiles(await newPicture({ name: "phone.jpg" }));
    await upload(page);
    await expect(cards(page)).toHaveText(["Phone"]);
    await page.getByRole("button", { name: "Edit Phone" }).click();
    await page.getByRole("dialog").getByLabel("Title").fill("From the phone");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(cards(page)).toHaveText(["From the phone"]);
    await expectNoSidewaysScroll(page);
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "Delete From the phone" }).click();
    await expect(page.getByText("No items yet.")).toBeVisible();
    expect(await listItems(request)).toEqual([]);
  });
});
