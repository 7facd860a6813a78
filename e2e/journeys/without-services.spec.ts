import { depositText } from "@/lib/content/deposit";
import { pages } from "@/lib/content/pages";
import { newEnquiry } from "../factories/enquiries";
import { expect, test } from "../fixtures";
import { fillIn } from "../screens/contact-form";
import { watchDeliveryCode } from "../screens/delivery-code";

test("without services, no page loads their code or calls another host", async ({
  page,
  baseURL,
  signIn,
}) => {
  const others: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) others.push(request.url());
  });
  const loaded = watchDeliveryCode(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));

  for (const { path } of Object.values(pages)) await page.goto(path, { waitUntil: "networkidle" });
  await page.goto("/contact");
  const offers = page
    .getByText(depositText.offer)
    .or(page.getByText(/hold the date with a deposit|by card/i));
  await expect(offers).toHaveCount(0);
  const enquiry = newEnquiry();
  await fillIn(page, enquiry);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText("Thank you. Your enquiry has arrived.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(offers).toHaveCount(0);

  await signIn();
  await page.goto("/admin/messages");
  await page.getByRole("link", { name: enquiry.name }).click();
  await expect(page.getByRole("heading", { name: enquiry.name })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await loaded()).toEqual([]);
  expect(others).toEqual([]);
  expect(calls.filter((path) => /deliver|deposit/.test(path))).toEqual([]);
});
