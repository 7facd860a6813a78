import { goodToken } from "../factories/credentials";
import { editOf, findUser, newUser, storeUser, USERS } from "../factories/users";
import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { bearer } from "../servers/sign-in";

test.describe("changing users is rejected for", () => {
  const calls = (id: string, data: object) => [
    { method: "POST", path: USERS, data: newUser() },
    { method: "PUT", path: `${USERS}/${id}`, data },
    { method: "DELETE", path: `${USERS}/${id}` },
  ];

  test("an admin without manage_users, with an explanation", async ({ request, admin, addUser }) => {
    const { sent, user } = await storeUser(admin);
    const others = ["manage_bookings", "manage_services", "manage_events", "manage_blogs", "manage_settings"];
    const plain = await addUser("admin", others as never);
    const headers = bearer(await goodToken(plain.id));
    for (const { method, path, data } of calls(user._id, editOf(sent, { firstName: "Eve" }))) {
      const { message } = await errorOf(await request.fetch(path, { method, data, headers }), 403);
      expect(message).toBe(
        "Only admins with the permission “Manage users” can add, change or delete users. Ask one of them.",
      );
    }
    const toMyself = { ...editOf(sent), email: plain.email, role: "admin", permissions: ["manage_users"] };
    const response = await request.put(`${USERS}/${plain.id}`, { headers, data: toMyself });
    await errorOf(response, 403);
    expect(await findUser(admin, user._id)).toEqual(user);
    expect(await findUser(admin, plain.id)).toMatchObject({ permissions: others });
  });

  test("a user, whatever their permissions, and anyone who is not signed in", async ({
    request,
    admin,
    addUser,
  }) => {
    const { sent, user } = await storeUser(admin);
    const member = bearer(await goodToken((await addUser("user")).id));
    for (const headers of [member, {}]) {
      await errorOf(await request.get(USERS, { headers }), 401);
      for (const { method, path, data } of calls(user._id, editOf(sent, { firstName: "Eve" }))) {
        await errorOf(await request.fetch(path, { method, data, headers }), 401);
      }
    }
    expect(await findUser(admin, user._id)).toEqual(user);
  });

  test("an admin from the moment they lose the permission", async ({ request, admin, addUser }) => {
    const { user } = await storeUser(admin);
    const person = await addUser("admin");
    const headers = bearer(await goodToken(person.id));
    const edit = { firstName: "Some", lastName: "Body", email: person.email, role: "admin" };
    await admin.put(`${USERS}/${person.id}`, { data: edit });
    await errorOf(await request.delete(`${USERS}/${user._id}`, { headers }), 403);
  });
});
