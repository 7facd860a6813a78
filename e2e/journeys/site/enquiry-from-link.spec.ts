import { evening } from "@/lib/content/evening";
import { packageTitle } from "@/lib/content/services";
import { serviceOf } from "../../factories/content";
import { findMessages, newEnquiry } from "../../factories/enquiries";
import { ELSEWHERE, expect, test } from "../../fixtures";
import { fillIn, SENT } from "../../screens/contact-form";

const dj = serviceOf("dj");
const [, chosen] = dj.packages;

test("the chosen package is shown in the form and sent as the subject", { tag: ELSEWHERE }, async ({
  page,
  admin,
}) => {
  const enquiry = newEnquiry();
  await page.goto("/services");
  await page.getByRole("link", { name: `Choose ${chosen.name} of ${dj.name}` }).click();
  await expect(page).toHaveURL(`/contact?service=dj&package=${chosen.id}`);
  await expect(page.getByText(`You chose ${packageTitle(dj, chosen)}`)).toBeVisible();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await findMessages(admin, { q: enquiry.email })).toMatchObject([
    { ...enquiry, subject: packageTitle(dj, chosen) },
  ]);

  // Neither stays for the next enquiry.
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Write another enquiry" }).click();
  await expect(page.getByLabel("Event date")).toBeFocused();
  await expect(page.getByText("You chose")).toHaveCount(0);
});

test("a service without a package is shown and sent, too", async ({ page, admin }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact?service=dj");
  await expect(page.getByText(`You chose ${dj.name}`)).toBeVisible();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await findMessages(admin, { q: enquiry.email })).toMatchObject([{ ...enquiry, subject: dj.name }]);
});

test("the hours chosen at the end of /services are shown with the date, and sent", async ({
  page,
  admin,
}) => {
  const { eventDate, ...enquiry } = newEnquiry();
  await page.goto("/services");
  const [early, , late] = evening;
  for (const { time, craft } of [late, early])
    await page.getByRole("checkbox", { name: `${time} pm ${serviceOf(craft).name}` }).check();
  await page.getByLabel("When is it?").fill(eventDate);
  await page.getByRole("button", { name: "Ask for this date" }).click();
  const subject = "Photography and Vocals";
  await expect(page.getByText(`You chose ${subject}`)).toBeVisible();
  await expect(page.getByLabel("Event date")).toHaveValue(eventDate);
  await fillIn(page, { ...enquiry, eventDate });
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await findMessages(admin, { q: enquiry.email })).toMatchObject([{ subject, eventDate }]);
});

test("a visitor can do without the package again", async ({ page }) => {
  await page.goto(`/contact?service=dj&package=${chosen.id}`);
  await page.getByRole("button", { name: "Continue without a package" }).click();
  await expect(page.getByText("You chose")).toHaveCount(0);
  await expect(page).toHaveURL("/contact");
});

test("an unknown package is not shown", async ({ page }) => {
  await page.goto("/contact?service=dj&package=<b>free</b>");
  // Once the form's code has read the URL, input is kept.
  await page.getByLabel("Your name").fill("Ada");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("enquiryDraft"))).toContain("Ada");
  await expect(page.getByText("You chose")).toHaveCount(0);
});

test("the end of /contact leads back to the form", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: "Write to me" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Your event" })).toBeInViewport();
  await expect(page.getByLabel("Event date")).toBeInViewport();
});

test("a date in the URL is filled in, and the type of event is next", async ({ page }) => {
  // Also without the page's code.
  await page.route("**/_next/static/chunks/*.js", () => {});
  await page.goto("/contact?date=2031-06-14", { waitUntil: "commit" });
  await expect(page.getByLabel("Event date")).toHaveValue("2031-06-14");
  await expect(page.getByLabel("Event type")).toBeFocused();
});

test("a date in the URL that makes no sense is ignored", async ({ page }) => {
  for (const date of ["2031-02-30", "1899-12-31", "tomorrow", "<b>", ""]) {
    await page.goto(`/contact?date=${date}`);
    await expect(page.getByLabel("Event date")).toHaveValue("");
    await expect(page.getByLabel("Event type")).not.toBeFocused();
  }
});

test("a date in the URL goes before that of a draft, and is sent", async ({ page, admin }) => {
  const enquiry = newEnquiry({ eventDate: "2032-02-29" });
  await page.goto("/contact");
  await fillIn(page, { ...enquiry, eventDate: "2031-06-14" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("enquiryDraft"))).toContain("2031-06-14");
  await page.goto("/contact?date=2032-02-29");
  await expect(page.getByLabel("About your event")).toHaveValue(enquiry.message);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await findMessages(admin, { q: enquiry.email })).toMatchObject([enquiry]);
});
