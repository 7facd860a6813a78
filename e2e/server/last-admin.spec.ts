import { PERMISSION_NAMES } from "@/lib/content/permissions";
import type { NewUser } from "@/lib/contract/users";
import { editOf, findUser, storeUser, USERS } from "../factories/users";
import { expect, onEmptySite, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import type { OwnServer } from "../servers/server-process";
import { bearer, signIn } from "../servers/sign-in";
import { site } from "../servers/site";

test.use(onEmptySite);

/** Signs an admin in. @returns a client with their token, and the body of an edit that changes nothing. */
async function enter(server: OwnServer, { email, password }: { email: string; password: string }) {
  const { token, admin } = await signIn(await server.newDevice(), { email, password });
  const client = await server.newDevice(bearer(token));
  const { name: _, _id: id, ...edit } = admin;
  return { client, id, edit };
}

test("nobody can delete or demote the last admin with manage_users or revoke that permission", async ({
  emptySite,
}) => {
  const owner = await enter(emptySite, site.admin);
  const put = (changes: Partial<NewUser>) =>
    owner.client.put(`${USERS}/${owner.id}`, { data: { ...owner.edit, ...changes } });
  // An admin without the permission, or a user with it, does not count.
  await storeUser(owner.client, { role: "admin" });
  const { sent, user } = await storeUser(owner.client, { permissions: ["manage_users"] });

  expect((await errorOf(await put({ permissions: ["manage_blogs"] }), 409)).message).toMatch(
    /^No other admin has the permission “Manage users”\. /,
  );
  await errorOf(await put({ role: "user" }), 409);
  await errorOf(await owner.client.delete(`${USERS}/${owner.id}`), 409);
  expect(await findUser(owner.client, owner.id)).toMatchObject({ ...owner.edit, version: 1 });

  // With a second manager, the first can give it up. The second is then the last.
  const promoted = await owner.client.put(`${USERS}/${user._id}`, { data: editOf(sent, { role: "admin" }) });
  expect(promoted.status()).toBe(200);
  expect((await put({ permissions: [] })).status()).toBe(200);
  await errorOf(await owner.client.delete(`${USERS}/${user._id}`), 403);
  const second = await enter(emptySite, sent);
  await errorOf(
    await second.client.put(`${USERS}/${second.id}`, { data: { ...second.edit, permissions: [] } }),
    409,
  );
});

test("two admins who delete or demote each other at the same time don't both succeed", async ({
  emptySite,
}) => {
  let one: { email: string; password: string } = site.admin;
  for (const method of ["DELETE", "PUT", "DELETE"]) {
    const mine = await enter(emptySite, one);
    const { sent: other } = await storeUser(mine.client, { role: "admin", permissions: ["manage_users"] });
    const theirs = await enter(emptySite, other);
    const data = (edit: object) => (method === "PUT" ? { data: { ...edit, role: "user" } } : {});
    const responses = await Promise.all([
      mine.client.fetch(`${USERS}/${theirs.id}`, { method, ...data(theirs.edit) }),
      theirs.client.fetch(`${USERS}/${mine.id}`, { method, ...data(mine.edit) }),
    ]);
    const statuses = responses.map((response) => response.status());
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The other was too late: their session had ended, they were no manager any more, or they would have removed the
    // last one.
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
    one = statuses[0] === 200 ? one : other;
  }
});

test("the last admin's own form explains why the permission can't be removed", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/users");
  await page.getByRole("button", { name: "Edit Site Owner" }).click();
  const box = page.getByRole("dialog").getByLabel(PERMISSION_NAMES.manage_users);
  await expect(box).toHaveAttribute("aria-disabled", "true");
  await expect(box).toHaveAccessibleDescription(/^No other admin has the permission “Manage users”\./);
  await box.click({ force: true });
  await expect(box).toBeChecked();
  await page.getByLabel(PERMISSION_NAMES.manage_blogs).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("User updated successfully")).toBeVisible();
  await expect(page.getByRole("list", { name: "Permissions" })).not.toContainText(
    PERMISSION_NAMES.manage_blogs,
  );
  await expect(page.getByRole("list", { name: "Permissions" })).toContainText(PERMISSION_NAMES.manage_users);
});
