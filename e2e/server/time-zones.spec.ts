import { newEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { fillIn, SENT } from "../screens/contact-form";

test.use(onEmptySite);

/** The days on which clocks change in Boston in 2027, as the site writes them. */
const DAYS = { "2027-03-14": "Sun, Mar 14, 2027", "2027-11-07": "Sun, Nov 7, 2027" };

for (const timezoneId of ["Etc/GMT+12", "America/New_York", "Pacific/Kiritimati"])
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("moves no date by a day, from the form to the inbox and back", async ({ page, admin, signIn }) => {
      await signIn();
      for (const [eventDate, day] of Object.entries(DAYS)) {
        const enquiry = newEnquiry({ eventDate });
        await page.goto("/contact");
        await fillIn(page, enquiry);
        await page.getByRole("button", { name: "Send enquiry" }).click();
        await expect(page.getByText(SENT)).toBeVisible();
        await expect(page.locator("[data-sent]")).toContainText(day);
        const file = page.getByRole("link", { name: "Add to calendar" });
        await expect(file).toHaveAttribute("href", `/contact/evening.ics?date=${eventDate}`);

        await page.goto(`/admin/messages?q=${enquiry.email}`);
        const row = page.getByRole("link", { name: enquiry.name });
        await expect(row).toContainText(day);
        await row.click();
        const followUp = page.getByLabel("Follow up on");
        await followUp.fill(eventDate);
        const saved = page.waitForResponse(
          (response) => response.request().method() === "PUT" && !response.url().endsWith("/read"),
        );
        await followUp.blur();
        expect(await (await saved).json()).toMatchObject({ eventDate, followUpOn: eventDate });
        await page.reload();
        await expect(followUp).toHaveValue(eventDate);
        const csv = await (await admin.get(`/api/contact/admin/messages/export?q=${enquiry.email}`)).text();
        expect(csv).toContain(`"${eventDate}"`);
      }
    });
  });
