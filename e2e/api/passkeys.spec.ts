import { Authenticator, newPasskey, passkeySignIn } from "../factories/authenticators";
import { withTwoStep } from "../factories/two-step";
import { expect, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";
import { bearer, SAME_ORIGIN } from "../servers/sign-in";
import { backendIsElsewhere, site } from "../servers/site";

const PASSKEYS = "/api/admin/passkeys";
const SIGN_IN = "/api/admin/login/passkey";
const REFUSED = "This passkey was not accepted. Sign in with your password.";

test.skip(backendIsElsewhere, "Passkeys are made for the address of one site, and the backend has another.");

test("a passkey signs its admin in, instead of the password and the code", async ({
  newDevice,
  addUser,
  devices,
}) => {
  const person = await addUser("admin");
  const { headers } = await withTwoStep(await newDevice(), person);
  const admin = await devices(site.url, headers);
  const { authenticator, passkey } = await newPasskey(admin, person.password, site.url);
  expect((await admin.post(PASSKEYS, { data: passkey })).status()).toBe(201);

  const device = await newDevice();
  const response = await device.post(SIGN_IN, { data: await passkeySignIn(device, authenticator) });
  expect(response.status()).toBe(200);
  const { token, admin: who } = await response.json();
  expect(who._id).toBe(person.id);
  expect((await device.get("/api/admin/me", { headers: bearer(token) })).status()).toBe(200);
  expect((await device.get("/api/admin/me", { headers: SAME_ORIGIN })).status()).toBe(200);
  const { passkeys, signIns } = await (await admin.get("/api/admin/security")).json();
  expect(passkeys).toMatchObject([{ usedAt: expect.any(String) }]);
  expect(signIns[0]).toMatchObject({ method: "passkey", succeeded: true });
});

test("a passkey is refused when it is used again, without its user, from elsewhere, or after it was removed", async ({
  newDevice,
  addUser,
  adminAs,
}) => {
  const person = await addUser("admin");
  const admin = await adminAs(person);
  const { authenticator, passkey } = await newPasskey(admin, person.password, site.url);
  const added = await admin.post(PASSKEYS, { data: passkey });
  const device = await newDevice();
  const refuse = async (data: object) =>
    expect((await errorOf(await device.post(SIGN_IN, { data }), 401)).message).toBe(REFUSED);

  const once = await passkeySignIn(device, authenticator);
  expect((await device.post(SIGN_IN, { data: once })).status()).toBe(200);
  await refuse(once);
  const PRESENT_ONLY = 1;
  await refuse(await passkeySignIn(device, authenticator, PRESENT_ONLY));
  const { challenge } = await passkeySignIn(device, authenticator);
  await refuse({ ...(await passkeySignIn(device, authenticator)), challenge });
  await refuse({ ...(await passkeySignIn(device, authenticator)), challenge: passkey.challenge });
  const stranger = new Authenticator(site.url);
  await refuse(await passkeySignIn(device, stranger));

  const { _id } = (await added.json()).data;
  expect((await admin.delete(`${PASSKEYS}/${_id}`)).status()).toBe(200);
  await errorOf(await admin.delete(`${PASSKEYS}/${_id}`), 404);
  await refuse(await passkeySignIn(device, authenticator));
});

test("the ID of a passkey that is used is checked", async ({ request }) => {
  for (const id of ["", "a b", "a\0"]) {
    const data = { challenge: "a guess", credential: { id, response: {} } };
    expect(await invalidFields(await request.post(SIGN_IN, { data })), id).toEqual(["credential.id"]);
  }
});

test("a passkey of a page elsewhere, of another admin's challenge, or one that is known already is not added", async ({
  addUser,
  adminAs,
}) => {
  const [person, other] = [await addUser("admin"), await addUser("admin")];
  const [admin, colleague] = [await adminAs(person), await adminAs(other)];
  const elsewhere = await newPasskey(admin, person.password, "https://golden-hour.example");
  await errorOf(await admin.post(PASSKEYS, { data: elsewhere.passkey }), 400);
  const theirs = await newPasskey(colleague, other.password, site.url);
  await errorOf(await admin.post(PASSKEYS, { data: theirs.passkey }), 400);
  const { authenticator, passkey } = await newPasskey(admin, person.password, site.url);
  expect((await admin.post(PASSKEYS, { data: passkey })).status()).toBe(201);
  await errorOf(await admin.post(PASSKEYS, { data: passkey }), 400);
  const data = { currentPassword: person.password };
  const { options, challenge } = await (await admin.post(`${PASSKEYS}/options`, { data })).json();
  const again = { challenge, credential: authenticator.create(options) };
  await errorOf(await admin.post(PASSKEYS, { data: again }), 409);
  // Nobody removes the passkeys of others.
  const [{ _id }] = (await (await admin.get("/api/admin/security")).json()).passkeys;
  await errorOf(await colleague.delete(`${PASSKEYS}/${_id}`), 404);
});

test("the passkey of an admin who is demoted opens nothing", async ({
  newDevice,
  addUser,
  admin,
  adminAs,
}) => {
  const person = await addUser("admin");
  const theirs = await adminAs(person);
  const { authenticator, passkey } = await newPasskey(theirs, person.password, site.url);
  await theirs.post(PASSKEYS, { data: passkey });
  const edit = { firstName: "Some", lastName: "Body", email: person.email, role: "user" };
  expect((await admin.put(`/api/admin/users/${person.id}`, { data: edit })).status()).toBe(200);
  const device = await newDevice();
  await errorOf(await device.post(SIGN_IN, { data: await passkeySignIn(device, authenticator) }), 401);
});
