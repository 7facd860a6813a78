import { expect } from "../../fixtures";
import {
  AVI,
  addForm,
  addPictures,
  cards,
  gallery,
  picker,
  picture,
  test,
  upload,
} from "../../screens/gallery-admin";
import { site } from "../../servers/site";

test("an item is edited and its file replaced, in a dialog that the address names", async ({
  page,
  server,
}) => {
  await addPictures(page, server, ["Before"]);
  const [before] = await gallery(page, server);
  await page.getByRole("button", { name: "Edit Before" }).click();
  await expect(page).toHaveURL(/\?edit=/);
  const dialog = page.getByRole("dialog", { name: "Edit Before" });
  await dialog.getByLabel("Title").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter a title.")).toBeVisible();
  await dialog.getByLabel("Title").fill("After");
  await dialog.getByLabel("Description").fill("Now with words.");
  await page.reload();
  await expect(dialog.getByText("Unsaved changes were restored")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("After");
  await picker(dialog).setInputFiles({ name: "old.avi", mimeType: "video/x-msvideo", buffer: AVI });
  await expect(dialog.getByText("Browsers will not play this film")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep the present file" }).click();
  const replacement = await picture("new.jpg", { width: 500, height: 300 });
  await picker(dialog).setInputFiles(replacement);
  await page.reload();
  const lost = dialog.getByText("please choose “new.jpg” again");
  await expect(lost).toBeVisible();
  await picker(dialog).setInputFiles(replacement);
  await expect(lost).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Gallery item updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(cards(page)).toHaveText(["After"]);
  const [after] = await gallery(page, server);
  expect(after).toMatchObject({ title: "After", description: "Now with words.", width: 500, height: 300 });
  // A text that was never written is the title, also the new one.
  expect(after?.alt).toBe("After");
  expect((await page.request.get(server.url + before?.url)).status()).toBe(404);
});

test("of two editors the later one is told, keeps what was typed, and goes on from the newer item", async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  await addPictures(page, server, ["Shared"]);
  await page.getByRole("button", { name: "Edit Shared" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Description").fill("Mine");
  const [item] = await gallery(page, server);
  const login = await page.request.post(`${server.url}/api/admin/login`, { data: site.admin });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const data = { title: "Theirs" };
  await page.request.put(`${server.url}/api/gallery/update/${item?._id}`, { headers, data });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert").filter({ hasText: "changed this item meanwhile" })).toBeVisible();
  await dialog.getByRole("button", { name: "Load the newer version" }).click();
  await expect(dialog.getByLabel("Title")).toHaveValue("Theirs");
  await expect(dialog.getByLabel("Description")).toHaveValue("Mine");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Gallery item updated successfully")).toBeVisible();
  expect((await gallery(page, server))[0]).toMatchObject({ title: "Theirs", description: "Mine" });
});

test("deleting asks first, names the item, and moves the focus to the next one", async ({ page, server }) => {
  await addPictures(page, server, ["Last", "Middle", "First"]);
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
  expect(questions).toEqual(["Delete “Middle” and its files? It can't be undone."]);
  expect(await gallery(page, server)).toHaveLength(2);
});

test("the order is changed with buttons, keys and the mouse, and is the order that visitors see", async ({
  page,
  server,
}) => {
  await addPictures(page, server, ["C", "B", "A"]);
  const order = async () => (await gallery(page, server)).map(({ title }) => title).join("");
  await page.getByRole("button", { name: "Move A later" }).click();
  await expect(cards(page)).toHaveText(["B", "A", "C"]);
  await expect(page.getByRole("status").filter({ hasText: "A is at place 2 of 3." })).toBeAttached();
  const icon = await page.getByRole("button", { name: "Edit A" }).locator("svg").boundingBox();
  expect(icon?.width).toBeGreaterThanOrEqual(16);
  await expect.poll(order).toBe("BAC");

  await page.getByRole("button", { name: "Drag C" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("C is at place 3 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("C is at place 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(cards(page)).toHaveText(["B", "C", "A"]);
  await expect.poll(order).toBe("BCA");

  await page.getByRole("button", { name: "Drag A" }).hover();
  await page.mouse.down();
  // The page stays where it is when an item is dragged to its edge.
  await page.mouse.move(1275, 300, { steps: 8 });
  await expect(page.getByText(/^A is at place/)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const target = await page.getByRole("button", { name: "Drag B" }).boundingBox();
  await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 10, { steps: 8 });
  await page.mouse.up();
  await expect(cards(page)).toHaveText(["A", "B", "C"]);
  await expect.poll(order).toBe("ABC");
  await page.goto(`${server.url}/gallery`);
  await expect(page.getByRole("group", { name: "Gallery" }).getByRole("link").first()).toHaveAccessibleName(
    /A/,
  );
});

test("search, category and type stand in the address bar", async ({ page, server }) => {
  await addPictures(page, server, ["Moonlight", "Sunlight"]);
  await page.getByRole("searchbox").fill("moon");
  await expect(cards(page)).toHaveText(["Moonlight"]);
  await expect(page).toHaveURL(/q=moon/);
  await page.getByLabel("Type").selectOption("Films");
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("moon");
  await page.getByRole("button", { name: "Show all items" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(`${server.url}/admin/gallery`);
});

test("a list that can't be fetched says so and is asked for again", async ({
  page,
  server,
  quietConsole,
}) => {
  quietConsole.allow(/502/);
  await page.route("**/api/gallery", (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto(`${server.url}/admin/gallery`);
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch gallery items" })).toBeVisible();
  await page.unroute("**/api/gallery");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Nothing is here yet.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("a picture is added, edited and deleted", async ({ page, server }) => {
    await picker(addForm(page)).setInputFiles(await picture("phone.jpg"));
    await upload(page);
    await expect(cards(page)).toHaveText(["Phone"]);
    await page.getByRole("button", { name: "Edit Phone" }).click();
    await page.getByRole("dialog").getByLabel("Title").fill("From the phone");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(cards(page)).toHaveText(["From the phone"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "Delete From the phone" }).click();
    await expect(page.getByText("Nothing is here yet.")).toBeVisible();
    expect(await gallery(page, server)).toEqual([]);
  });
});
