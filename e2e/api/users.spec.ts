import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { ACCESS_REMOVED } from "@/lib/contract/access-removed";
import { userSchema } from "@/lib/contract/users";
import { goodToken } from "../factories/credentials";
import { editOf, findUser, newUser, storeUser, USERS } from "../factories/users";
import { expect, test } from "../fixtures";
import { withSiteTables } from "../servers/database";
import { errorOf, invalidFields, plainText } from "../servers/responses";
import { bearer, SAME_ORIGIN, signIn } from "../servers/sign-in";

const TAKEN = "This email address is already in use.";
const CHANGED_MEANWHILE = /^Someone else has changed this user\. /;

test("the list is an array of users sorted by name, without passwords", async ({ admin }) => {
  const family = randomUUID().slice(0, 8);
  const names = ["Zoë", "Álvaro", "bob", "Ada"];
  for (const firstName of names) await storeUser(admin, { firstName, lastName: family });
  await storeUser(admin, { firstName: "Ada", lastName: family, email: `a.${family}@people.example` });

  const response = await admin.get(USERS);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const text = await plainText(response);
  expect(text).not.toMatch(/password/i);
  const users = userSchema.strict().array().parse(JSON.parse(text));
  const listed = users.filter(({ lastName }) => lastName === family);
  expect(listed.map(({ firstName }) => firstName)).toEqual(["Ada", "Ada", "Álvaro", "bob", "Zoë"]);
  expect(listed[0]?.email).toBe(`a.${family}@people.example`);
});

test("an admin without manage_users can read the list", async ({ request, addUser }) => {
  const headers = bearer(await goodToken((await addUser("admin", [])).id));
  expect((await request.get(USERS, { headers })).status()).toBe(200);
});

test("a new user is stored with trimmed fields and, as an admin, can sign in", async ({
  admin,
  newDevice,
}) => {
  const sent = newUser({
    firstName: "  Grace ",
    role: "admin",
    permissions: ["manage_users", "manage_blogs"],
  });
  const response = await admin.post(USERS, {
    data: { ...sent, _id: "mine", version: 7, createdAt: "never" },
  });
  expect(response.status()).toBe(201);
  const text = await plainText(response);
  expect(text).not.toContain(sent.password);
  const { success, message, data } = JSON.parse(text);
  expect([success, message]).toEqual([true, "User added successfully"]);
  const user = userSchema.strict().parse(data);
  expect(user).toMatchObject({ ...editOf(sent), firstName: "Grace", version: 1 });
  expect(await findUser(admin, user._id)).toEqual(user);

  const signedIn = await signIn(await newDevice(), { ...sent, email: sent.email.toUpperCase() });
  expect(signedIn.admin).toMatchObject({ _id: user._id, permissions: sent.permissions });
});

test("the role defaults to user, the permissions to none, and duplicates are removed", async ({ admin }) => {
  const { role: _, permissions: __, ...bare } = newUser();
  const { data } = await (await admin.post(USERS, { data: bare })).json();
  expect(data).toMatchObject({ role: "user", permissions: [] });
  const permissions = ["manage_blogs", "manage_users", "manage_blogs"];
  const twice = await (await admin.post(USERS, { data: { ...newUser(), permissions } })).json();
  expect(twice.data.permissions).toEqual(["manage_users", "manage_blogs"]);
});

test("adding a user creates a notification, unless it was rejected", async ({ admin }) => {
  const titlesOf = (subject: string) =>
    withSiteTables((db) =>
      db.selectFrom("notifications").select(["kind", "title"]).where("subject_id", "=", subject).execute(),
    );
  const { user } = await storeUser(admin, { role: "admin" });
  const title = `Ada ${user.lastName} was added as an admin`;
  expect(await titlesOf(user._id)).toEqual([{ kind: "user", title }]);

  await errorOf(await admin.post(USERS, { data: newUser({ email: user.email, firstName: "Eve" }) }), 409);
  const ofEve = await withSiteTables((db) =>
    db.selectFrom("notifications").select("title").where("title", "like", `Eve ${user.lastName}%`).execute(),
  );
  expect(ofEve).toEqual([]);
});

test("an email is unique, ignoring case", async ({ admin }) => {
  const { sent, user } = await storeUser(admin);
  const { sent: otherSent, user: other } = await storeUser(admin);
  const email = user.email.toUpperCase();
  const responses = [
    await admin.post(USERS, { data: newUser({ email }) }),
    await admin.put(`${USERS}/${other._id}`, { data: editOf(otherSent, { email }) }),
  ];
  for (const response of responses) {
    const { message, errors } = await errorOf(response, 409);
    expect(message).toBe(TAKEN);
    expect(errors).toEqual([{ field: "email", message: TAKEN }]);
  }
  expect(await findUser(admin, other._id)).toEqual(other);
  // Keeping your own email is not a conflict.
  expect((await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { email }) })).status()).toBe(200);
});

test("of several users added at once with the same email, only one is stored", async ({ admin }) => {
  const user = newUser();
  const responses = await Promise.all(Array.from({ length: 5 }, () => admin.post(USERS, { data: user })));
  expect(responses.map((response) => response.status()).sort()).toEqual([201, 409, 409, 409, 409]);
});

test("the errors name each missing or invalid field of a new user", async ({ admin }) => {
  const invalidFieldsOf = async (data: object) => invalidFields(await admin.post(USERS, { data }));
  expect(await invalidFieldsOf({})).toEqual(["email", "firstName", "lastName", "password"]);
  expect(await invalidFieldsOf({ ...newUser(), firstName: "  ", lastName: 1, email: "a@b" })).toEqual([
    "email",
    "firstName",
    "lastName",
  ]);
  for (const password of ["", "12345", "x".repeat(201), 123456]) {
    expect(await invalidFieldsOf({ ...newUser(), password })).toEqual(["password"]);
  }
  expect(await invalidFieldsOf({ ...newUser(), role: "owner" })).toEqual(["role"]);
  expect(await invalidFieldsOf({ ...newUser(), permissions: ["manage_users", "fly"] })).toEqual([
    "permissions.1",
  ]);
  expect(await invalidFieldsOf({ ...newUser(), permissions: "manage_users" })).toEqual(["permissions"]);
  expect(await invalidFieldsOf({ ...newUser(), firstName: "x".repeat(81) })).toEqual(["firstName"]);
});

test("an edit changes everything but the password", async ({ admin, newDevice }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const edit = editOf(newUser({ role: "admin", permissions: ["manage_events"] }));
  const response = await admin.put(`${USERS}/${user._id}`, {
    data: { ...edit, password: "something else", version: user.version },
  });
  expect(response.status()).toBe(200);
  const { message, data } = JSON.parse(await plainText(response));
  expect(message).toBe("User updated successfully");
  expect(data).toEqual({ ...user, ...edit, version: user.version + 1 });
  expect(await findUser(admin, user._id)).toEqual(data);
  await signIn(await newDevice(), { email: edit.email, password: sent.password });
});

test("an invalid edit names each invalid field and changes nothing", async ({ admin }) => {
  const { sent, user } = await storeUser(admin);
  const invalidFieldsOf = async (changes: object) =>
    invalidFields(await admin.put(`${USERS}/${user._id}`, { data: { ...editOf(sent), ...changes } }));
  expect(await invalidFieldsOf({ firstName: "", email: "nowhere" })).toEqual(["email", "firstName"]);
  for (const version of ["1", 0, 1.5, null]) expect(await invalidFieldsOf({ version })).toEqual(["version"]);
  expect(await findUser(admin, user._id)).toEqual(user);
});

test("the second of two edits of the same version gets a conflict; without a version it applies", async ({
  admin,
}) => {
  const { sent, user } = await storeUser(admin);
  const save = (changes: object) =>
    admin.put(`${USERS}/${user._id}`, { data: { ...editOf(sent), ...changes } });
  const both = ["First", "Second"].map((firstName) => save({ firstName, version: user.version }));
  const [one, other] = await Promise.all(both);
  expect([one?.status(), other?.status()].sort()).toEqual([200, 409]);
  const late = one?.status() === 409 ? one : other;
  if (late) expect((await errorOf(late, 409)).message).toMatch(CHANGED_MEANWHILE);

  expect((await save({ firstName: "Third" })).status()).toBe(200);
  expect(await findUser(admin, user._id)).toMatchObject({ firstName: "Third", version: user.version + 2 });
});

test("a deleted user is gone and can no longer sign in", async ({ admin, newDevice }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const { token } = await signIn(await newDevice(), sent);
  const response = await admin.delete(`${USERS}/${user._id}`);
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: "User deleted successfully" });
  expect(await findUser(admin, user._id)).toBeUndefined();
  const { message: why } = await errorOf(await admin.get("/api/admin/me", { headers: bearer(token) }), 401);
  expect(why).toBe(ACCESS_REMOVED);
  await errorOf(await (await newDevice()).post("/api/admin/login", { data: sent }), 401);
  await errorOf(await admin.delete(`${USERS}/${user._id}`), 404);
  const { message } = await errorOf(await admin.put(`${USERS}/${user._id}`, { data: editOf(sent) }), 404);
  expect(message).toBe("This user no longer exists.");
});

test("a demoted admin is signed out on the next call, and old sessions stay ended after promotion", async ({
  admin,
  newDevice,
}) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const device = await newDevice();
  const { token } = await signIn(device, sent);
  const statusOf = async (client: APIRequestContext, headers: Record<string, string>) =>
    (await client.get("/api/admin/me", { headers })).status();
  const statuses = async () => [
    await statusOf(await newDevice(), bearer(token)),
    await statusOf(device, SAME_ORIGIN),
  ];
  expect(await statuses()).toEqual([200, 200]);
  for (const role of ["user", "admin"] as const) {
    const response = await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { role }) });
    expect(response.status()).toBe(200);
    expect(await statuses(), role).toEqual([401, 401]);
  }
  await signIn(await newDevice(), sent);
});

test("other edits of an admin don't end their sessions", async ({ admin, newDevice }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const { token } = await signIn(await newDevice(), sent);
  await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { permissions: ["manage_blogs"] }) });
  expect((await admin.get("/api/admin/me", { headers: bearer(token) })).status()).toBe(200);
});

test("admins can't delete or demote themselves, but can change everything else", async ({
  request,
  admin,
  addUser,
}) => {
  const me = await addUser("admin");
  const headers = bearer(await goodToken(me.id));
  const mine = { firstName: "Some", lastName: "Body", email: me.email, permissions: ["manage_users"] };
  const save = (changes: object) =>
    request.put(`${USERS}/${me.id}`, { headers, data: { ...mine, ...changes } });

  expect((await errorOf(await request.delete(`${USERS}/${me.id}`, { headers }), 409)).message).toBe(
    "You can't delete yourself. Another admin can do it for you.",
  );
  for (const changes of [{ role: "user" }, {}]) {
    expect((await errorOf(await save(changes), 409)).message).toMatch(/^You can't take the admin role/);
  }
  expect(await findUser(admin, me.id)).toMatchObject({ role: "admin", version: 1 });

  expect((await save({ role: "admin", firstName: "Other" })).status()).toBe(200);
  expect((await (await request.get("/api/admin/me", { headers })).json()).name).toBe("Other Body");
});

test("a malformed ID gets 400, an unknown one 404", async ({ admin }) => {
  const data = editOf(newUser());
  for (const method of ["PUT", "DELETE"]) {
    for (const id of [
      "1",
      "undefined",
      "not-an-id",
      `${randomUUID()}0`,
      "%27%20or%201=1--",
      "..%2Fme",
      "%00",
    ]) {
      const { message, errors } = await errorOf(await admin.fetch(`${USERS}/${id}`, { method, data }), 400);
      expect(message).toBe("Invalid user ID");
      expect(errors).toEqual([{ field: "id", message }]);
    }
    const { message } = await errorOf(await admin.fetch(`${USERS}/${randomUUID()}`, { method, data }), 404);
    expect(message).toBe("This user no longer exists.");
  }
});
