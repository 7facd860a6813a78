import { expect, test } from "../fixtures";
import { SAME_ADMIN, UNLIMITED } from "../servers/site";

const OWNER = "owner@golden-hour.test";

test("who has forgotten the password is mailed a link, and nobody learns whose address it is", async ({
  own,
  mailServer,
  page,
}) => {
  const server = await own.start({
    ...SAME_ADMIN,
    ...UNLIMITED,
    ...mailServer.settings,
    ADMIN_EMAIL: OWNER,
  });
  const stranger = await server.newDevice();
  const ask = async (email: string) => {
    const response = await stranger.post("/api/admin/login/forgotten", { data: { email } });
    expect(response.status()).toBe(200);
    return response.json();
  };
  await page.goto(`${server.url}/admin/login`);
  await page.getByText("Forgot your password?").click();
  await page.getByLabel("Your email address").fill(OWNER.toUpperCase());
  await page.getByRole("button", { name: "Mail me a sign-in link" }).click();
  await expect(page.getByText("a link is on its way.")).toBeVisible();
  await expect.poll(() => mailServer.accepted).toHaveLength(1);
  // Neither a second one within minutes, nor one for somebody else.
  expect(await ask(OWNER)).toEqual(await ask("nobody@golden-hour.test"));

  const [mail] = mailServer.accepted;
  expect(mail?.recipient).toBe(OWNER);
  const [link = ""] = /http:\S+\/admin\/login\/choose#[\w-]{43}/.exec(mail?.content ?? "") ?? [];
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill("a new one for the owner");
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const credentials = { email: OWNER, password: "a new one for the owner" };
  expect((await stranger.post("/api/admin/login", { data: credentials })).status()).toBe(200);
  expect(mailServer.accepted).toHaveLength(1);
  expect(server.output).not.toContain(link.split("#")[1]);
});
