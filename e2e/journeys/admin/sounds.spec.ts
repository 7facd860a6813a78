import type { Page } from "@playwright/test";
import { needs } from "@/lib/content/permissions";
import { addSound, listSounds, newTone } from "../../factories/sounds";
import { storeUser } from "../../factories/users";
import { ELSEWHERE, expect, onEmptySite, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { picker, pickUp } from "../../screens/gallery-admin";
import { holdRoute } from "../../screens/held-route";
import { expectNoSidewaysScroll } from "../../screens/pages";
import { trackButton } from "../../screens/player";

test.use(onEmptySite);

const SCREEN = "/admin/gallery?part=sound";
const form = (page: Page) => page.getByRole("form", { name: "Add a recording" });
const titles = (page: Page) =>
  page.getByRole("list", { name: "Recordings" }).getByRole("heading", { level: 3 });
const upload = (page: Page) => form(page).getByRole("button", { name: "Upload", exact: true }).click();

test("a recording is added with its waveform, and visitors hear it on the next load", {
  tag: ELSEWHERE,
}, async ({ page, request, signIn }) => {
  await signIn();
  await page.goto("/admin/gallery");
  await page.getByRole("link", { name: "Sound", exact: true }).click();
  await expect(page).toHaveURL(SCREEN);
  await expect(page.getByText("No recordings yet.")).toBeVisible();
  await upload(page);
  await expect(form(page).getByText("Please enter a title.")).toBeVisible();

  await picker(form(page)).setInputFiles(newTone({ seconds: 3, name: "last_dance-live.wav" }));
  await expect(form(page).getByLabel("Title")).toHaveValue("Last dance live");
  await expect(form(page).getByText("Please enter a title.")).toHaveCount(0);
  await expect(form(page).getByText("0:03")).toBeVisible();
  await trackButton(page, "Play", "last_dance-live.wav").click();
  await expect(trackButton(page, "Pause", "last_dance-live.wav")).toBeVisible();
  // Nothing plays on in a part that is not shown.
  await page.getByRole("link", { name: "Pictures and videos" }).click();
  await page.getByRole("link", { name: "Sound", exact: true }).click();
  await expect(trackButton(page, "Play", "last_dance-live.wav")).toBeVisible();
  await upload(page);
  await expect(form(page).getByText("Please choose a craft.")).toBeVisible();
  await form(page).getByLabel("Craft").selectOption("trumpet");
  const held = await holdRoute(page, "**/api/sounds", "POST");
  await upload(page);
  await expect(form(page).getByRole("progressbar")).toBeVisible();
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page).getByRole("progressbar")).toHaveCount(0);
  expect(await listSounds(request)).toEqual([]);
  held.release();
  await upload(page);
  await expect(page.getByText("Recording uploaded successfully")).toBeVisible();
  await expect(titles(page)).toHaveText(["Last dance live"]);
  await expect(form(page).getByLabel("Title")).toHaveValue("");

  const [sound] = await listSounds(request);
  expect(sound).toMatchObject({ craft: "trumpet", duration: 3, isSample: false });
  // The tone swells and fades.
  expect(sound?.peaks[32]).toBeGreaterThan(0.95);
  expect(sound?.peaks[0]).toBeLessThan(0.1);
  await page.goto("/services");
  await expect(trackButton(page, "Play", "Last dance live")).toBeVisible();
});

test("what is no recording is refused in words, before it is sent", async ({
  page,
  signIn,
  quietConsole,
}) => {
  // The browser tells of a file that it can't decode.
  quietConsole.allow(/decode/i);
  await signIn();
  await page.goto(SCREEN);
  const large = Buffer.alloc(10 * 1024 * 1024 + 1);
  for (const [name, buffer, words] of [
    ["notes.txt", Buffer.from("notes"), "Please upload an MP3, M4A or WAV file"],
    ["large.wav", large, "File size exceeds 10MB limit"],
    ["lies.mp3", Buffer.from("<html>"), "This file can’t be read as a recording."],
  ] as const) {
    await picker(form(page)).setInputFiles({ name, mimeType: "audio/mpeg", buffer });
    await expect(form(page).getByRole("alert")).toContainText(words);
  }
});

test("a file that can't be decoded is not uploaded, even if Upload is pressed meanwhile", async ({
  page,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/decode/i);
  await signIn();
  await page.goto(SCREEN);
  await form(page).getByLabel("Title").fill("Lies");
  await form(page).getByLabel("Craft").selectOption("dj");
  const lies = { name: "lies.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("<html>") };
  await page.evaluate(() => {
    const decode = OfflineAudioContext.prototype.decodeAudioData;
    OfflineAudioContext.prototype.decodeAudioData = async function (data) {
      await new Promise((resolve) => addEventListener("decode", resolve, { once: true }));
      return decode.call(this, data);
    };
  });
  await picker(form(page)).setInputFiles(lies);
  await upload(page);
  await page.evaluate(() => dispatchEvent(new Event("decode")));
  await expect(form(page).getByRole("alert")).toContainText("This file can’t be read as a recording.");
  await expect(page.getByText("Recording uploaded successfully")).toHaveCount(0);
  expect(await listSounds(request)).toEqual([]);
});

test("a recording is changed in a dialog with its own URL, and a reload keeps what was typed", async ({
  page,
  admin,
  request,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/409/);
  const before = await addSound(admin, { title: "Before" });
  await signIn();
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Edit Before" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Before" });
  await dialog.getByLabel("Title").fill("After");
  await picker(dialog).setInputFiles(newTone({ seconds: 4, name: "new.wav" }));
  await page.reload();
  await expect(dialog.getByText("Unsaved changes were restored")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("After");
  await expect(dialog.getByText("Please choose “new.wav” again")).toBeVisible();
  await picker(dialog).setInputFiles(newTone({ seconds: 4, name: "new.wav" }));
  await admin.put(`/api/sounds/${before._id}`, { data: { title: "Theirs", craft: "vocal" } });
  await dialog.getByRole("button", { name: "Save" }).click();
  // The list may have the new title already, and with it the dialog.
  const either = page.getByRole("dialog", { name: /^Edit (Before|Theirs)$/ });
  await expect(either.getByRole("alert").filter({ hasText: "has changed this recording" })).toBeVisible();
  const newer = page.getByRole("dialog", { name: "Edit Theirs" });
  await newer.getByRole("button", { name: "Load the newer version" }).click();
  await expect(newer.getByLabel("Title")).toHaveValue("After");
  await newer.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Recording updated successfully")).toBeVisible();
  await expect(titles(page)).toHaveText(["After"]);
  const [after] = await listSounds(request);
  expect(after).toMatchObject({ title: "After", craft: "vocal", duration: 4 });
  expect((await request.get(before.url)).status()).toBe(404);
});

test("recordings are put in order by buttons and keys, and deleted after a question", async ({
  page,
  admin,
  request,
  signIn,
}) => {
  for (const title of ["C", "B", "A"]) await addSound(admin, { title });
  const order = async () => (await listSounds(request)).map(({ title }) => title).join("");
  await signIn();
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Move A later" }).click();
  await expect(titles(page)).toHaveText(["B", "A", "C"]);
  await expect(page.getByRole("status").filter({ hasText: "A moved to position 2 of 3." })).toBeAttached();
  await expect.poll(order).toBe("BAC");
  await pickUp(page, "C");
  await expect(page.getByText("C moved to position 3 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("C moved to position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(order).toBe("BCA");

  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.message());
    return questions.length === 1 ? question.dismiss() : question.accept();
  });
  for (const left of [3, 2]) {
    await page.getByRole("button", { name: "Delete C" }).click();
    await expect(titles(page)).toHaveCount(left);
  }
  await expect(page.getByText("Recording deleted successfully")).toBeVisible();
  expect(questions).toEqual(Array(2).fill("Delete “C” and its file? This can't be undone."));
  await expect(
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "A" }) }),
  ).toBeFocused();
  await expect.poll(order).toBe("BA");
});

test("without the permission there is nothing to change, and the reason is there", async ({
  page,
  admin,
  signIn,
}) => {
  await addSound(admin, { title: "A" });
  const { sent } = await storeUser(admin, { role: "admin", permissions: [] });
  await signIn(sent);
  await page.goto(SCREEN);
  await expect(page.getByText(needs("manage_blogs"))).toBeVisible();
  await expect(titles(page)).toHaveText(["A"]);
  await expect(form(page)).toHaveCount(0);
  for (const name of ["Edit A", "Delete A", "Move A later", "Drag A"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test("a list that can't be loaded says so, and can be loaded again", async ({
  page,
  signIn,
  quietConsole,
}) => {
  quietConsole.allow(/500/);
  await page.route("**/api/sounds", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await signIn();
  await page.goto(SCREEN);
  await expect(page.getByRole("alert").filter({ hasText: "Failed to fetch the recordings" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No recordings yet.")).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`axe finds no violations in the recordings at ${width} px`, async ({ page, admin, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await addSound(admin, { title: "A Very Long Title of a Recording That Was Made Late in the Evening" });
    await signIn();
    await page.goto(SCREEN);
    await expect(titles(page)).toHaveCount(1);
    await picker(form(page)).setInputFiles(newTone());
    await expect(form(page).getByText("0:02")).toBeVisible();
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: /^Edit A Very/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
  });
}
