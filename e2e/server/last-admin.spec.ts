import type { NewUser } from "@/lib/contract/users";
import { bearer, refusalOf, signIn } from "../api/api-test";
import { editOf, findUser, storeUser, USERS } from "../factories/users";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";

const ADMIN = { ADMIN_EMAIL: site.admin.email, ADMIN_PASSWORD: site.admin.password };

/** Signs somebody in. @returns a client with their token, and what an edit of them sends. */
async function enter(server: OwnServer, { email, password }: { email: string; password: string }) {
  const { token, admin } = await signIn(await server.newDevice(), { email, password });
  const client = await server.newDevice(bearer(token));
  const { name: _, _id: id, ...edit } = admin;
  return { client, id, edit };
}

test("the last admin with manage_users can't be deleted, demoted or deprived of it, by anyone", async ({
  own,
}) => {
  const server = await own.start(ADMIN);
  const owner = await enter(server, site.admin);
  const put = (changes: Partial<NewUser>) =>
    owner.client.put(`${USERS}/${owner.id}`, { data: { ...owner.edit, ...changes } });
  // Another admin, and a user who holds the permission, do not count.
  await storeUser(owner.client, { role: "admin" });
  const { sent, user } = await storeUser(owner.client, { permissions: ["manage_users"] });

  expect((await refusalOf(await put({ permissions: ["manage_blogs"] }), 409)).message).toMatch(
    /^No other admin has the permission “Manage users”\. /,
  );
  await refusalOf(await put({ role: "user" }), 409);
  await refusalOf(await owner.client.delete(`${USERS}/${owner.id}`), 409);
  expect(await findUser(owner.client, owner.id)).toMatchObject({ ...owner.edit, version: 1 });

  // With a second one it may be given up; the second is then the last.
  const promoted = await owner.client.put(`${USERS}/${user._id}`, { data: editOf(sent, { role: "admin" }) });
  expect(promoted.status()).toBe(200);
  expect((await put({ permissions: [] })).status()).toBe(200);
  await refusalOf(await owner.client.delete(`${USERS}/${user._id}`), 403);
  const second = await enter(server, sent);
  await refusalOf(
    await second.client.put(`${USERS}/${second.id}`, { data: { ...second.edit, permissions: [] } }),
    409,
  );
});

test("two who delete or demote each other at the same moment do not both succeed", async ({ own }) => {
  const server = await own.start(ADMIN);
  let one: { email: string; password: string } = site.admin;
  for (const method of ["DELETE", "PUT", "DELETE"]) {
    const mine = await enter(server, one);
    const { sent: other } = await storeUser(mine.client, { role: "admin", permissions: ["manage_users"] });
    const theirs = await enter(server, other);
    const data = (edit: object) => (method === "PUT" ? { data: { ...edit, role: "user" } } : {});
    const answers = await Promise.all([
      mine.client.fetch(`${USERS}/${theirs.id}`, { method, ...data(theirs.edit) }),
      theirs.client.fetch(`${USERS}/${mine.id}`, { method, ...data(mine.edit) }),
    ]);
    const statuses = answers.map((answer) => answer.status());
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The other came too late: their session was over, or they would have removed the last one.
    expect([401, 409]).toContain(statuses.find((status) => status !== 200));
    one = statuses[0] === 200 ? one : other;
  }
});

test("the last one sees in their own form that the permission stays, and why", async ({ own, page }) => {
  const server = await own.start(ADMIN);
  await page.goto(`${server.url}/admin/login?callbackUrl=/admin/users`);
  await page.getByLabel("E-mail").fill(site.admin.email);
  await page.getByLabel("Password").fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Edit Site Owner" }).click();
  const box = page.getByRole("dialog").getByLabel("Manage users");
  await expect(box).toHaveAttribute("aria-disabled", "true");
  await expect(box).toHaveAccessibleDescription(/^No other admin has the permission “Manage users”\./);
  await box.click({ force: true });
  await expect(box).toBeChecked();
  await page.getByLabel("Manage blogs").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User updated successfully")).toBeVisible();
  await expect(page.getByRole("list", { name: "Permissions" })).not.toContainText("Manage blogs");
  await expect(page.getByRole("list", { name: "Permissions" })).toContainText("Manage users");
});
