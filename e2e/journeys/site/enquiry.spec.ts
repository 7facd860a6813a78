import { countStored, fillIn, formValues, newEnquiry } from "../../factories/enquiries";
import { expect, test } from "../../fixtures";

const SENT = "Message sent successfully! We'll get back to you soon.";
const NETWORK_ERROR = "Network error - please check your connection.";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("an enquiry with emoji, accents and 2,000 characters reaches the owner word for word", async ({
    page,
    signIn,
  }) => {
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
      message: "",
    });

    await signIn();
    await page.goto("/admin/messages");
    await page.getByRole("link", { name: enquiry.name }).click();
    await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
    await expect(page.getByRole("region", { name: "Message", exact: true }).getByText(message)).toBeVisible();
    await expect(page.getByText("Message marked as read")).toBeVisible();
  });
});

test("the privacy policy is one step away from the form", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("main").getByRole("link", { name: "privacy policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});

test("an empty form names what is missing beside each field and sends nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send enquiry" }).click();

  await expect(page.getByLabel("Your name")).toBeFocused();
  await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/Please enter your name\./);
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel("Kind of event")).toHaveAccessibleDescription(
    /Please choose the kind of event/,
  );
  await expect(page.getByLabel("Date of the event")).toHaveAccessibleDescription(/Please enter the date/);
  await expect(page.getByLabel("About your event")).toHaveAccessibleDescription(/Please tell us about/);
  expect(calls).toEqual([]);
});

test("a wrong e-mail address is said in a toast and at its field, and goes when it is mended", async ({
  page,
}) => {
  await page.goto("/contact");
  await fillIn(page, newEnquiry({ email: "ada@nowhere" }));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Please enter a valid email address")).toHaveCount(2);
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("E-mail").fill("ada@somewhere.example");
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "false");
});

test("what was typed and taken back is forgotten, and what was left for a week too", async ({ page }) => {
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

test("a date that has passed is accepted, with a hint", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, newEnquiry({ eventDate: "1999-12-31" }));
  await expect(page.getByLabel("Date of the event")).toHaveAccessibleDescription(/This date has passed/);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("a lost connection keeps what was typed, even over a reload, and the next try sends it", async ({
  page,
  quietConsole,
  request,
  token,
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
  expect(await countStored(request, token, enquiry.email)).toBe(1);

  await page.reload();
  expect((await formValues(page)).message).toBe("");
});

test("when only the answer is lost, the second try does not store a second message", async ({
  page,
  quietConsole,
  request,
  token,
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
  expect(await countStored(request, token, enquiry.email)).toBe(1);
});

test("a double click sends once and says 'Sending...' meanwhile", async ({ page, request, token }) => {
  const enquiry = newEnquiry();
  let calls = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/contact", async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).dblclick();
  await page.getByRole("button", { name: "Sending..." }).click({ force: true });
  // What would be typed now would not be sent.
  await expect(page.getByLabel("About your event")).not.toBeEditable();
  letGo();
  await expect(page.getByText(SENT)).toHaveCount(1);
  expect(calls).toBe(1);
  expect(await countStored(request, token, enquiry.email)).toBe(1);
});

test("what is typed before the page's code arrives is not lost", async ({ page }) => {
  const enquiry = newEnquiry();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page, enquiry);
  letGo();
  await page.getByRole("button", { name: "Dark mode" }).waitFor();
  await expect(async () => {
    await page.getByRole("button", { name: "Dark mode" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/, { timeout: 200 });
  }).toPass();
  expect(await formValues(page)).toMatchObject({ ...enquiry });
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
});

test("an enquiry is sent once even where the browser forbids storage", async ({ page, request, token }) => {
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
  expect(await countStored(request, token, enquiry.email)).toBe(1);
});

test("a form that is sent before the page's code arrives is stored all the same", async ({
  page,
  request,
  token,
}) => {
  const enquiry = newEnquiry();
  await page.route("**/_next/static/chunks/*.js", () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page).toHaveURL("/contact/sent");
  expect(await countStored(request, token, enquiry.email)).toBe(1);
});

test("another site can't send the form in a visitor's name", async ({ request }) => {
  const form = { ...newEnquiry() };
  for (const [name, value] of [
    ["sec-fetch-site", "cross-site"],
    ["origin", "https://evil.example"],
  ] as const) {
    const headers = { [name]: value };
    const answer = await request.post("/contact/send", { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
  }
});

test("a package that was chosen is shown in the form and reaches the owner as the subject", async ({
  page,
  request,
  token,
}) => {
  const enquiry = newEnquiry();
  await page.goto("/services");
  await page.getByRole("link", { name: "Choose Premium of DJ Services" }).click();
  await expect(page).toHaveURL("/contact?service=dj&package=premium");
  await expect(page.getByText("You chose DJ Services, Premium ($800)")).toBeVisible();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  const answer = await request.get(`/api/contact/admin/messages?q=${enquiry.email}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject([{ ...enquiry, subject: "DJ Services, Premium ($800)" }]);

  await page.getByRole("button", { name: "Ask without a package" }).click();
  await expect(page.getByText("You chose")).toHaveCount(0);
  await expect(page).toHaveURL("/contact");
});

test("a package that does not exist is not shown", async ({ page }) => {
  await page.goto("/contact?service=dj&package=<b>free</b>", { waitUntil: "networkidle" });
  await expect(page.getByText("You chose")).toHaveCount(0);
});

test("where no service is set up for copies, nothing but the site is called, and no code for it loaded", async ({
  page,
}) => {
  const called: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on("request", (request) => called.push(new URL(request.url()).origin));
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/contact");
  await fillIn(page, newEnquiry());
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(new Set(called)).toEqual(new Set([new URL(page.url()).origin]));
  expect((await Promise.all(scripts)).join("")).not.toMatch(/Formspree-Client|template_params/);
});
