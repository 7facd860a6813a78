import { packageTitle } from "@/lib/content/services";
import { serviceOf } from "../../factories/content";
import { countStored, newEnquiry } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { expectNoViolations } from "../../screens/axe";
import { formValues, NO_DETAILS, SENT, typeIn, untilReact } from "../../screens/contact-form";
import { holdRoute } from "../../screens/held-route";
import { expectNoSidewaysScroll } from "../../screens/pages";

test.use({ javaScriptEnabled: false });

const dj = serviceOf("dj");
const [, chosen] = dj.packages;

test("submitting the form shows a page, and a repeated submission is stored once", {
  tag: ELSEWHERE,
}, async ({ page, admin }) => {
  const enquiry = newEnquiry({ name: "Zoë <b>O'Neil</b>" });
  for (let time = 0; time < 2; time += 1) {
    await page.goto("/contact");
    await typeIn(page, enquiry);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
  }
  expect(await countStored(admin, enquiry.email)).toBe(1);
});

test("the package is chosen in the form, since no script can read it from the URL", async ({
  page,
  admin,
}) => {
  const enquiry = newEnquiry();
  await page.goto(`/contact?service=dj&package=${chosen.id}`);
  await typeIn(page, enquiry);
  await page.getByLabel("Package").selectOption(packageTitle(dj, chosen));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your enquiry has arrived.");
  expect(await countStored(admin, `${enquiry.email} ${chosen.name}`)).toBe(1);
});

test("a rejected form explains why and keeps the input", { tag: ELSEWHERE }, async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/400/);
  const enquiry = newEnquiry({ name: "Zoë <b>O'Neil</b>", email: "zoe@nowhere" });
  await page.goto("/contact");
  await typeIn(page, enquiry);
  await page.getByLabel("Package").selectOption(packageTitle(dj, chosen));
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  expect(await formValues(page)).toEqual({
    ...enquiry,
    phone: "",
    reachBy: "",
    ...NO_DETAILS,
    subject: packageTitle(dj, chosen),
  });
  await page.getByLabel("Email").fill("zoe@somewhere.example");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page).toHaveURL("/contact/sent");
});

test("a rejected form comes back in the site's own look, with one error for each wrong field", async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/400/);
  await page.goto("/contact");
  const fonts = () =>
    page.evaluate(() =>
      ["h1", "body"].map((tag) => getComputedStyle(document.querySelector(tag) ?? document.body).fontFamily),
    );
  const siteFonts = await fonts();
  // As a browser that does not check: an empty date is against two rules.
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Almost there: please check the marked fields",
  );
  for (const [label, error] of [
    ["Email", "Please enter a valid email address"],
    ["Event type", "Please choose the kind of event."],
    ["Event date", "Please enter the date of the event."],
    ["About your event", "Please tell me about your event."],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${error}$`));
  await expect(page.getByText("▲")).toHaveCount(4);
  expect(await fonts()).toEqual(siteFonts);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe("with JavaScript that has not arrived yet", () => {
  test.use({ javaScriptEnabled: true, colorScheme: "dark" });

  test("a rejected form comes back in the visitor's theme, without the scripts of another page", async ({
    page,
    quietConsole,
  }) => {
    quietConsole.allow(/400/);
    await page.route("**/_next/static/chunks/*.js", () => {});
    await page.goto("/contact", { waitUntil: "commit" });
    await typeIn(page, newEnquiry({ email: "zoe@nowhere" }));
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Almost there: please check the marked fields",
    );
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.locator("script[src]")).toHaveCount(0);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Dark mode" }).click();
    await expect(page.locator("html")).not.toHaveClass(/dark/);
  });

  test("input is not lost", async ({ page }) => {
    const enquiry = newEnquiry();
    const held = await holdRoute(page, "**/_next/static/chunks/*.js");
    await page.goto("/contact", { waitUntil: "commit" });
    await typeIn(page, enquiry);
    held.release();
    await untilReact(page);
    expect(await formValues(page)).toMatchObject({ ...enquiry });
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });

  test("a form that is sent is stored", async ({ page, admin }) => {
    const enquiry = newEnquiry();
    await page.route("**/_next/static/chunks/*.js", () => {});
    await page.goto("/contact", { waitUntil: "commit" });
    await typeIn(page, enquiry);
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page).toHaveURL("/contact/sent");
    expect(await countStored(admin, enquiry.email)).toBe(1);
  });
});
