import { randomUUID } from "node:crypto";
import { userSchema } from "@/lib/contract/users";
import { goodToken, sessionCookieFor } from "../factories/credentials";
import { editOf, findUser, newUser, storeUser, USERS } from "../factories/users";
import { withSiteDatabase } from "../servers/database";
import { bearer, expect, plainText, refusalOf, refusedFields, signIn, test } from "./api-test";

const TAKEN = "Somebody with this e-mail address is already here.";
const CHANGED_MEANWHILE = /^Somebody else changed this user meanwhile\. /;

test("the list is a bare array of users by name, without a password", async ({ admin }) => {
  const family = randomUUID().slice(0, 8);
  const names = ["Zoë", "Álvaro", "bob", "Ada"];
  for (const firstName of names) await storeUser(admin, { firstName, lastName: family });
  await storeUser(admin, { firstName: "Ada", lastName: family, email: `a.${family}@people.example` });

  const answer = await admin.get(USERS);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const text = await plainText(answer);
  expect(text).not.toMatch(/password/i);
  const users = userSchema.strict().array().parse(JSON.parse(text));
  const listed = users.filter(({ lastName }) => lastName === family);
  expect(listed.map(({ firstName }) => firstName)).toEqual(["Ada", "Ada", "Álvaro", "bob", "Zoë"]);
  expect(listed[0]?.email).toBe(`a.${family}@people.example`);
});

test("an admin without manage_users reads the list too", async ({ request, addUser }) => {
  const headers = bearer(await goodToken(addUser("admin", []).id));
  expect((await request.get(USERS, { headers })).status()).toBe(200);
});

test("a new user is stored as sent, trimmed, and can sign in when they are an admin", async ({
  admin,
  newDevice,
}) => {
  const sent = newUser({
    firstName: "  Grace ",
    role: "admin",
    permissions: ["manage_users", "manage_blogs"],
  });
  const answer = await admin.post(USERS, { data: { ...sent, _id: "mine", version: 7, createdAt: "never" } });
  expect(answer.status()).toBe(201);
  const text = await plainText(answer);
  expect(text).not.toContain(sent.password);
  const { success, message, data } = JSON.parse(text);
  expect([success, message]).toEqual([true, "User added successfully"]);
  const user = userSchema.strict().parse(data);
  expect(user).toMatchObject({ ...editOf(sent), firstName: "Grace", version: 1 });
  expect(await findUser(admin, user._id)).toEqual(user);

  const signedIn = await signIn(await newDevice(), { ...sent, email: sent.email.toUpperCase() });
  expect(signedIn.admin).toMatchObject({ _id: user._id, permissions: sent.permissions });
});

test("the role is user and the permissions are none unless they are said; each permission counts once", async ({
  admin,
}) => {
  const { role: _, permissions: __, ...bare } = newUser();
  const { data } = await (await admin.post(USERS, { data: bare })).json();
  expect(data).toMatchObject({ role: "user", permissions: [] });
  const permissions = ["manage_blogs", "manage_users", "manage_blogs"];
  const twice = await (await admin.post(USERS, { data: { ...newUser(), permissions } })).json();
  expect(twice.data.permissions).toEqual(["manage_users", "manage_blogs"]);
});

test("a new user makes a notification, and a refused one makes none", async ({ admin }) => {
  const titlesOf = (subject: string) =>
    withSiteDatabase((db) =>
      db.prepare("select kind, title from notifications where subject_id = ?").all(subject),
    );
  const { user } = await storeUser(admin, { role: "admin" });
  const title = `Ada ${user.lastName} was added as an admin`;
  expect(titlesOf(user._id)).toEqual([{ kind: "user", title }]);

  await refusalOf(await admin.post(USERS, { data: newUser({ email: user.email, firstName: "Eve" }) }), 409);
  const ofEve = withSiteDatabase((db) =>
    db.prepare("select title from notifications where title like 'Eve ' || ? || '%'").all(user.lastName),
  );
  expect(ofEve).toEqual([]);
});

test("an e-mail address belongs to one user, however it is written", async ({ admin }) => {
  const { sent, user } = await storeUser(admin);
  const { sent: otherSent, user: other } = await storeUser(admin);
  const email = user.email.toUpperCase();
  const answers = [
    await admin.post(USERS, { data: newUser({ email }) }),
    await admin.put(`${USERS}/${other._id}`, { data: editOf(otherSent, { email }) }),
  ];
  for (const answer of answers) {
    const { message, errors } = await refusalOf(answer, 409);
    expect(message).toBe(TAKEN);
    expect(errors).toEqual([{ field: "email", message: TAKEN }]);
  }
  expect(await findUser(admin, other._id)).toEqual(other);
  // One's own address is not taken by somebody else.
  expect((await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { email }) })).status()).toBe(200);
});

test("of many at the same moment one gets the e-mail address", async ({ admin }) => {
  const user = newUser();
  const answers = await Promise.all(Array.from({ length: 5 }, () => admin.post(USERS, { data: user })));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 409, 409, 409, 409]);
});

test("each missing or wrong field of a new user is named", async ({ admin }) => {
  const refused = async (data: object) => refusedFields(await admin.post(USERS, { data }));
  expect(await refused({})).toEqual(["email", "firstName", "lastName", "password"]);
  expect(await refused({ ...newUser(), firstName: "  ", lastName: 1, email: "a@b" })).toEqual([
    "email",
    "firstName",
    "lastName",
  ]);
  for (const password of ["", "12345", "x".repeat(201), 123456]) {
    expect(await refused({ ...newUser(), password })).toEqual(["password"]);
  }
  expect(await refused({ ...newUser(), role: "owner" })).toEqual(["role"]);
  expect(await refused({ ...newUser(), permissions: ["manage_users", "fly"] })).toEqual(["permissions.1"]);
  expect(await refused({ ...newUser(), permissions: "manage_users" })).toEqual(["permissions"]);
  expect(await refused({ ...newUser(), firstName: "x".repeat(81) })).toEqual(["firstName"]);
});

test("an edit changes everything but the password", async ({ admin, newDevice }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const edit = editOf(newUser({ role: "admin", permissions: ["manage_events"] }));
  const answer = await admin.put(`${USERS}/${user._id}`, {
    data: { ...edit, password: "something else", version: user.version },
  });
  expect(answer.status()).toBe(200);
  const { message, data } = JSON.parse(await plainText(answer));
  expect(message).toBe("User updated successfully");
  expect(data).toEqual({ ...user, ...edit, version: user.version + 1 });
  expect(await findUser(admin, user._id)).toEqual(data);
  await signIn(await newDevice(), { email: edit.email, password: sent.password });
});

test("an edit names each wrong field and changes nothing", async ({ admin }) => {
  const { sent, user } = await storeUser(admin);
  const refused = async (changes: object) =>
    refusedFields(await admin.put(`${USERS}/${user._id}`, { data: { ...editOf(sent), ...changes } }));
  expect(await refused({ firstName: "", email: "nowhere" })).toEqual(["email", "firstName"]);
  for (const version of ["1", 0, 1.5, null]) expect(await refused({ version })).toEqual(["version"]);
  expect(await findUser(admin, user._id)).toEqual(user);
});

test("of two edits of the same version the second is told; without a version it just applies", async ({
  admin,
}) => {
  const { sent, user } = await storeUser(admin);
  const save = (changes: object) =>
    admin.put(`${USERS}/${user._id}`, { data: { ...editOf(sent), ...changes } });
  const both = ["First", "Second"].map((firstName) => save({ firstName, version: user.version }));
  const [one, other] = await Promise.all(both);
  expect([one?.status(), other?.status()].sort()).toEqual([200, 409]);
  const late = one?.status() === 409 ? one : other;
  if (late) expect((await refusalOf(late, 409)).message).toMatch(CHANGED_MEANWHILE);

  expect((await save({ firstName: "Third" })).status()).toBe(200);
  expect(await findUser(admin, user._id)).toMatchObject({ firstName: "Third", version: user.version + 2 });
});

test("a deleted user is gone, and so is their way in", async ({ admin, newDevice }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const { token } = await signIn(await newDevice(), sent);
  const answer = await admin.delete(`${USERS}/${user._id}`);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ success: true, message: "User deleted successfully" });
  expect(await findUser(admin, user._id)).toBeUndefined();
  await refusalOf(await admin.get("/api/admin/me", { headers: bearer(token) }), 401);
  await refusalOf(await (await newDevice()).post("/api/admin/login", { data: sent }), 401);
  await refusalOf(await admin.delete(`${USERS}/${user._id}`), 404);
  const { message } = await refusalOf(await admin.put(`${USERS}/${user._id}`, { data: editOf(sent) }), 404);
  expect(message).toBe("This user is no longer there.");
});

test("a demoted admin is out at the next call, and old sessions stay over when they are an admin again", async ({
  admin,
  newDevice,
}) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const { token } = await signIn(await newDevice(), sent);
  const cookie = `next-auth.session-token=${await sessionCookieFor(user._id, 60)}`;
  const statuses = async () => {
    const ways = [bearer(token), { cookie, "sec-fetch-site": "same-origin" }];
    const device = await newDevice();
    return Promise.all(
      ways.map(async (headers) => (await device.get("/api/admin/me", { headers })).status()),
    );
  };
  expect(await statuses()).toEqual([200, 200]);
  for (const role of ["user", "admin"] as const) {
    const answer = await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { role }) });
    expect(answer.status()).toBe(200);
    expect(await statuses(), role).toEqual([401, 401]);
  }
  await signIn(await newDevice(), sent);
});

test("another edit of an admin leaves their sessions alone", async ({ admin, newDevice }) => {
  const { sent, user } = await storeUser(admin, { role: "admin" });
  const { token } = await signIn(await newDevice(), sent);
  await admin.put(`${USERS}/${user._id}`, { data: editOf(sent, { permissions: ["manage_blogs"] }) });
  expect((await admin.get("/api/admin/me", { headers: bearer(token) })).status()).toBe(200);
});

test("nobody deletes or demotes themselves, but the rest of oneself can be changed", async ({
  request,
  admin,
  addUser,
}) => {
  const me = addUser("admin");
  const headers = bearer(await goodToken(me.id));
  const mine = { firstName: "Some", lastName: "Body", email: me.email, permissions: ["manage_users"] };
  const save = (changes: object) =>
    request.put(`${USERS}/${me.id}`, { headers, data: { ...mine, ...changes } });

  expect((await refusalOf(await request.delete(`${USERS}/${me.id}`, { headers }), 409)).message).toBe(
    "You can't delete yourself. Another admin can do it for you.",
  );
  for (const changes of [{ role: "user" }, {}]) {
    expect((await refusalOf(await save(changes), 409)).message).toMatch(/^You can't take the admin role/);
  }
  expect(await findUser(admin, me.id)).toMatchObject({ role: "admin", version: 1 });

  expect((await save({ role: "admin", firstName: "Other" })).status()).toBe(200);
  expect((await (await request.get("/api/admin/me", { headers })).json()).name).toBe("Other Body");
});

test.describe("who may change users", () => {
  const calls = (id: string, data: object) => [
    { method: "POST", path: USERS, data: newUser() },
    { method: "PUT", path: `${USERS}/${id}`, data },
    { method: "DELETE", path: `${USERS}/${id}` },
  ];

  test("not an admin without manage_users, who is told what to do", async ({ request, admin, addUser }) => {
    const { sent, user } = await storeUser(admin);
    const others = ["manage_bookings", "manage_services", "manage_events", "manage_blogs", "manage_settings"];
    const plain = addUser("admin", others as never);
    const headers = bearer(await goodToken(plain.id));
    for (const { method, path, data } of calls(user._id, editOf(sent, { firstName: "Eve" }))) {
      const { message } = await refusalOf(await request.fetch(path, { method, data, headers }), 403);
      expect(message).toBe(
        "Only admins with the permission “Manage users” can add, change or delete users. Ask one of them.",
      );
    }
    const toMyself = { ...editOf(sent), email: plain.email, role: "admin", permissions: ["manage_users"] };
    const answer = await request.put(`${USERS}/${plain.id}`, { headers, data: toMyself });
    await refusalOf(answer, 403);
    expect(await findUser(admin, user._id)).toEqual(user);
    expect(await findUser(admin, plain.id)).toMatchObject({ permissions: others });
  });

  test("not a user, whatever their permissions, and not a stranger", async ({ request, admin, addUser }) => {
    const { sent, user } = await storeUser(admin);
    const member = bearer(await goodToken(addUser("user").id));
    for (const headers of [member, {}]) {
      await refusalOf(await request.get(USERS, { headers }), 401);
      for (const { method, path, data } of calls(user._id, editOf(sent, { firstName: "Eve" }))) {
        await refusalOf(await request.fetch(path, { method, data, headers }), 401);
      }
    }
    expect(await findUser(admin, user._id)).toEqual(user);
  });

  test("not from the moment on when the permission is taken away", async ({ request, admin, addUser }) => {
    const { user } = await storeUser(admin);
    const person = addUser("admin");
    const headers = bearer(await goodToken(person.id));
    const edit = { firstName: "Some", lastName: "Body", email: person.email, role: "admin" };
    await admin.put(`${USERS}/${person.id}`, { data: edit });
    await refusalOf(await request.delete(`${USERS}/${user._id}`, { headers }), 403);
  });
});

test("a malformed id is no user's, and an unknown one is nobody's", async ({ admin }) => {
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
      const { message, errors } = await refusalOf(await admin.fetch(`${USERS}/${id}`, { method, data }), 400);
      expect(message).toBe("Invalid user ID");
      expect(errors).toEqual([{ field: "id", message }]);
    }
    const { message } = await refusalOf(await admin.fetch(`${USERS}/${randomUUID()}`, { method, data }), 404);
    expect(message).toBe("This user is no longer there.");
  }
});
