import { pages } from "@/lib/content/pages";
import { packageTitle } from "@/lib/content/services";
import { serviceOf } from "../../factories/content";
import { countStored, newEnquiry } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { fillIn, formValues, NO_DETAILS, SENT, untilReact } from "../../screens/contact-form";
import { watchDeliveryCode } from "../../screens/delivery-code";
import { holdRoute } from "../../screens/held-route";
import { expectNoLayoutShift, layoutShiftSoFar, watchLayoutShifts } from "../../screens/layout-shift";

const dj = serviceOf("dj");
const [, chosen] = dj.packages;

const NETWORK_ERROR = "Network error - please check your connection.";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("an enquiry with emoji, accents and 2,000 characters reaches the owner unchanged", {
    tag: ELSEWHERE,
  }, async ({ page, signIn }) => {
    const { name, email } = newEnquiry();
    const message = `🎺 Für Zoë & Søren — ${"la fête, ".repeat(300)}`.slice(0, 1999).concat("!");
    const enquiry = newEnquiry({ name: `Zoë Ångström ${name}`, email, message });

    await page.goto("/contact");
    await fillIn(page, enquiry);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Your enquiry has arrived.");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
    expect(await formValues(page)).toEqual({
      name: "",
      email: "",
      eventType: "",
      eventDate: "",
      phone: "",
      reachBy: "",
      message: "",
      ...NO_DETAILS,
    });

    await signIn();
    await page.goto("/admin/messages");
    await page.getByRole("link", { name: enquiry.name }).click();
    await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
    await expect(page.getByRole("region", { name: "Message", exact: true }).getByText(message)).toBeVisible();
    await expect(page.getByText("Message marked as read")).toBeVisible();
  });
});

test("the form links to the privacy policy", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("main").getByRole("link", { name: "privacy policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: pages.privacy.headline })).toBeVisible();
});

test("an empty form shows an error at each field and sends nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.goto("/contact");
  await untilReact(page);
  await page.getByRole("button", { name: "Send enquiry" }).click();

  await expect(page.getByLabel("Event date")).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/Please enter your name\./);
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel("Event type")).toHaveAccessibleDescription(/Please choose the kind of event/);
  await expect(page.getByLabel("Event date")).toHaveAccessibleDescription(/Please enter the date/);
  await expect(page.getByLabel("About your event")).toHaveAccessibleDescription(/Please tell me about/);
  expect(calls).toEqual([]);
  await fillIn(page, newEnquiry());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect.poll(() => calls).toHaveLength(1);
});

test("a toast says how many fields need attention", async ({ page }) => {
  await page.goto("/contact");
  await untilReact(page);
  const send = page.getByRole("button", { name: "Send enquiry" });
  await send.click();
  await expect(page.getByText("5 fields need your attention.")).toBeVisible();
  await page.getByLabel("Email").fill("ada@nowhere");
  await send.click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Please enter a valid email address" }),
  ).toHaveText(/4 more fields need your attention\./);
});

test("an invalid email is reported in a toast and at its field until it is corrected", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, newEnquiry({ email: "ada@nowhere" }));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Please enter a valid email address")).toHaveCount(2);
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Email").fill("ada@somewhere.example");
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "false");
});

test("a draft is deleted when the form is emptied, and expires after a week", async ({ page }) => {
  const draft = () => page.evaluate(() => localStorage.getItem("enquiryDraft"));
  await page.goto("/contact");
  await page.getByLabel("Your name").fill("Ada");
  await expect.poll(draft).toContain("Ada");
  await page.getByLabel("Your name").fill("");
  await expect.poll(draft).toBeNull();

  await page.evaluate(() => {
    const savedAt = Date.now() - 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem("enquiryDraft", JSON.stringify({ draft: { values: { name: "Ada" } }, savedAt }));
  });
  await page.reload();
  await expect.poll(draft).toBeNull();
  await expect(page.getByLabel("Your name")).toHaveValue("");
});

test("a past date is accepted with a hint", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, newEnquiry({ eventDate: "1999-12-31" }));
  await expect(page.getByLabel("Event date")).toHaveAccessibleDescription(/That date is in the past/);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("after a lost connection the form keeps the input, even through a reload, and can be sent again", async ({
  page,
  quietConsole,
  admin,
}) => {
  quietConsole.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.route("**/api/contact", (route) => route.abort());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("alert").filter({ hasText: NETWORK_ERROR })).toBeVisible();
  expect(await formValues(page)).toMatchObject({ name: enquiry.name, message: enquiry.message });

  await page.unroute("**/api/contact");
  await page.reload();
  await expect(page.getByLabel("About your event")).toHaveValue(enquiry.message);
  expect(await formValues(page)).toMatchObject({ ...enquiry });
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await countStored(admin, enquiry.email)).toBe(1);

  await page.reload();
  expect((await formValues(page)).message).toBe("");
});

test("if only the response is lost, a retry does not store a second message", { tag: ELSEWHERE }, async ({
  page,
  quietConsole,
  admin,
}) => {
  quietConsole.allow(/ERR_FAILED/);
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("alert").filter({ hasText: NETWORK_ERROR })).toBeVisible();
  await page.unroute("**/api/contact");
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue(enquiry.name);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await countStored(admin, enquiry.email)).toBe(1);
});

test("a double click sends once, and the button shows 'Sending...'", async ({ page, admin }) => {
  const enquiry = newEnquiry();
  const held = await holdRoute(page, "**/api/contact");
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).dblclick();
  await page.getByRole("button", { name: "Sending..." }).click({ force: true });
  // Input from now on would not be sent.
  await expect(page.getByLabel("About your event")).not.toBeEditable();
  held.release();
  await expect(page.getByText(SENT)).toHaveCount(1);
  expect(held.count).toBe(1);
  expect(await countStored(admin, enquiry.email)).toBe(1);
});

test("an enquiry is sent once even if the browser forbids storage", async ({ page, admin }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByLabel("About your event").press("Tab");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText("Network error")).toHaveCount(0);
  expect(await countStored(admin, enquiry.email)).toBe(1);
});

test("another site can't submit the form on a visitor's behalf", { tag: ELSEWHERE }, async ({ request }) => {
  const { subject: _, ...form } = newEnquiry();
  for (const [name, value] of [
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://evil.example"],
  ] as const) {
    const headers = { [name]: value };
    const response = await request.post("/contact/send", { form, headers, maxRedirects: 0 });
    expect(response.status()).toBe(403);
  }
});

test("the confirmation takes the place of the form, says what was sent and offers the day for the calendar", async ({
  page,
  request,
}) => {
  const enquiry = newEnquiry();
  const held = await holdRoute(page, "**/api/contact");
  await watchLayoutShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/contact?service=dj&package=${chosen.id}`);
  await untilReact(page);
  await expectNoLayoutShift(page);
  await fillIn(page, enquiry);
  // The hint about a date far away moves what is below it.
  await expect(page.getByText("That date is more than")).toBeVisible();
  const whileTyping = await layoutShiftSoFar(page);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  // Later than what browsers count as a result of the press.
  await page.waitForFunction(
    (since) => performance.now() > since + 600,
    await page.evaluate(() => performance.now()),
  );
  held.release();
  await expect(page.getByRole("heading", { name: "Your enquiry has arrived" })).toBeFocused();
  await expect(page.getByLabel("Your name")).toBeHidden();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "You write: done" })).toBeVisible();
  await expect(main.getByText(enquiry.email)).toBeVisible();
  await expect(main.getByRole("definition")).toHaveText([
    "Wedding",
    "Sat, Jun 14, 2031",
    packageTitle(dj, chosen),
    enquiry.message,
  ]);
  await expectNoLayoutShift(page, whileTyping);

  const file = await request.get(
    (await main.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("DTSTART;VALUE=DATE:20310614\r\n");
  expect((await request.get("/contact/evening.ics?date=2031-02-30")).status()).toBe(400);
});

test("on a phone, a toast never covers the button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/contact");
  const { message: _, ...rest } = newEnquiry();
  await fillIn(page, { ...rest, message: "" });
  const send = page.getByRole("button", { name: "Send enquiry" });
  // At the bottom, where toasts appear.
  await send.evaluate((button) => button.scrollIntoView({ block: "end" }));
  await send.click();
  const toast = page.getByText("One field needs your attention.");
  await expect(toast).toBeVisible();
  await expect(page.getByLabel("About your event")).toBeFocused();
  await expect(async () => {
    const [button, shown] = [await send.boundingBox(), await toast.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(shown?.y ?? 0);
  }).toPass();
});

test("without delivery services, only the site itself is called and no delivery code is loaded", async ({
  page,
}) => {
  const called: string[] = [];
  const loaded = watchDeliveryCode(page);
  page.on("request", (request) => called.push(new URL(request.url()).origin));
  await page.goto("/contact");
  await fillIn(page, newEnquiry());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(new Set(called)).toEqual(new Set([new URL(page.url()).origin]));
  // Control: server/deliveries.spec.ts shows that it would be loaded by now.
  expect(await loaded()).toEqual([]);
});
