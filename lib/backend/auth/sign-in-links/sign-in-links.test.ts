import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import type { Permission } from "@/lib/contract/users";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("NEXTAUTH_SECRET", "x".repeat(32));
vi.stubEnv("SMTP_URL", "smtp://mail.test");
vi.stubEnv("MAIL_FROM", "site@a.test");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../../db/connection");
const { withWriteLock } = await import("../../db/write-lock");
const { migrateUnderLock } = await import("../../db/migrate");
const { deleteUser, updateUser } = await import("../../users/change");
const { insertUser } = await import("../../users/create");
const { listUsers } = await import("../../users/list");
const { verifyPassword } = await import("../../users/password");
const { choosePassword, openSignInLink } = await import("./choose");
const { mailSignInLink } = await import("./mail");
const { inviteAdmin, makeSignInLink } = await import("./make");
const { addSignInLink, digestOf } = await import("./new-link");

const MINUTE_MS = 60_000;
const ME = "manage_users" satisfies Permission;
let me = "";

/** Adds somebody with a hash that no password has. */
const addPerson = (role: "user" | "admin", permissions: Permission[] = []) => {
  const email = `${randomUUID()}@people.example`;
  const person = { firstName: "Ann", lastName: "Lee", email, role, permissions };
  return withWriteLock((db) => insertUser(db, person, { passwordHash: "none" }));
};

beforeAll(async () => {
  await migrateUnderLock(async () => {});
  me = (await addPerson("admin", [ME]))._id;
});

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const choiceOf = ({ token }: SignInLink, password = "three unrelated words") => ({
  token,
  password,
  firstName: "Anna",
  lastName: "Ley",
});
const rowOf = (id: string) =>
  database().selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const listed = async (id: string) => (await listUsers()).find(({ _id }) => _id === id);
const expire = (link: SignInLink) =>
  withWriteLock((db) =>
    db
      .updateTable("sign_in_links")
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where("digest", "=", digestOf(link.token))
      .execute(),
  );
const gone = (message: RegExp) =>
  expect.objectContaining({ status: 404, message: expect.stringMatching(message) });
const REPLACED = gone(/^This link does not work any more\. There may be a newer one\./);

test("a link sets password and name, ends the sessions, and leaves the second step", async () => {
  const { _id } = await addPerson("admin");
  await withWriteLock((db) =>
    db.updateTable("users").set({ totp_secret: "sealed" }).where("id", "=", _id).execute(),
  );
  const link = await makeSignInLink(me, _id);
  expect(await rowOf(_id)).toMatchObject({ password_hash: "none", session_version: 1 });
  await choosePassword(choiceOf(link));
  const row = await rowOf(_id);
  expect(row).toMatchObject({
    first_name: "Anna",
    last_name: "Ley",
    session_version: 2,
    version: 2,
    totp_secret: "sealed",
  });
  expect(await verifyPassword(row.password_hash, "three unrelated words")).toBe(true);
});

test("opening a link does not use it up, and says whose it is", async () => {
  const { _id, email } = await addPerson("admin");
  const link = await makeSignInLink(me, _id);
  for (let time = 0; time < 2; time += 1)
    expect(await openSignInLink(link.token)).toEqual({
      purpose: "reset",
      email,
      firstName: "Ann",
      lastName: "Lee",
    });
  await choosePassword(choiceOf(link));
});

test("of several uses at once, one wins, and later ones say so", async () => {
  const { _id } = await addPerson("admin");
  const link = await makeSignInLink(me, _id);
  const passwords = Array.from({ length: 5 }, (_, index) => `three unrelated words ${index}`);
  const uses = await Promise.allSettled(passwords.map((one) => choosePassword(choiceOf(link, one))));
  const USED = gone(/^This link was used already\./);
  const failed = uses.filter((use) => use.status === "rejected").map(({ reason }) => reason);
  expect(failed).toEqual([USED, USED, USED, USED]);
  const winner = passwords[uses.findIndex(({ status }) => status === "fulfilled")] ?? "";
  expect(await verifyPassword((await rowOf(_id)).password_hash, winner)).toBe(true);
  await expect(openSignInLink(link.token)).rejects.toEqual(USED);
});

test("an expired link does nothing", async () => {
  const { _id } = await addPerson("admin");
  const link = await makeSignInLink(me, _id);
  await expire(link);
  const EXPIRED = gone(/^This link has expired\./);
  await expect(openSignInLink(link.token)).rejects.toEqual(EXPIRED);
  await expect(choosePassword(choiceOf(link))).rejects.toEqual(EXPIRED);
  expect(await rowOf(_id)).toMatchObject({ password_hash: "none", session_version: 1 });
});

test("a new link makes the earlier one useless, and only that of the same user", async () => {
  const [one, other] = [await addPerson("admin"), await addPerson("admin")];
  const first = await makeSignInLink(me, one._id);
  const ofOther = await makeSignInLink(me, other._id);
  const second = await makeSignInLink(me, one._id);
  await expect(choosePassword(choiceOf(first))).rejects.toEqual(REPLACED);
  await choosePassword(choiceOf(second));
  await choosePassword(choiceOf(ofOther));
});

test("the link of an admin who is demoted stays useless after a promotion", async () => {
  const { _id, firstName, lastName, email } = await addPerson("admin");
  const link = await makeSignInLink(me, _id);
  for (const role of ["user", "admin"] as const) {
    await updateUser(me, _id, { firstName, lastName, email, role, permissions: [] });
    await expect(choosePassword(choiceOf(link))).rejects.toEqual(REPLACED);
  }
});

test("a common password is refused, and the link still works", async () => {
  const { _id } = await addPerson("admin");
  const link = await makeSignInLink(me, _id);
  await expect(choosePassword(choiceOf(link, "password1"))).rejects.toMatchObject({
    status: 400,
    details: { errors: [{ field: "password" }] },
  });
  await choosePassword(choiceOf(link));
});

test("an invited admin has no password until they choose one", async () => {
  const invitation = { firstName: "Bo", lastName: "Ek", email: "bo@people.example", permissions: [] };
  const { user, link } = await inviteAdmin(invitation, me);
  expect(user).toMatchObject({ ...invitation, role: "admin", isInvited: true });
  expect(await verifyPassword((await rowOf(user._id)).password_hash, "")).toBe(false);
  expect((await makeSignInLink(me, user._id)).purpose).toBe("invite");
  await expect(choosePassword(choiceOf(link))).rejects.toEqual(REPLACED);
  await choosePassword(choiceOf(await makeSignInLink(me, user._id)));
  expect(await listed(user._id)).toMatchObject({ firstName: "Anna", isInvited: false });
  expect((await makeSignInLink(me, user._id)).purpose).toBe("reset");
});

test("links are made with manage_users only, for other admins only", async () => {
  const helper = await addPerson("admin", ["manage_bookings"]);
  const invitation = { firstName: "Bo", lastName: "Ek", email: "eve@people.example", permissions: [] };
  await expect(makeSignInLink(helper._id, me)).rejects.toMatchObject({ status: 403 });
  await expect(inviteAdmin(invitation, helper._id)).rejects.toMatchObject({ status: 403 });
  expect((await listUsers()).some(({ email }) => email === invitation.email)).toBe(false);
  await expect(makeSignInLink(me, me)).rejects.toMatchObject({
    status: 409,
    message: "You can't make a sign-in link for yourself. Change your password under your name.",
  });
  const { _id } = await addPerson("user");
  await expect(makeSignInLink(me, _id)).rejects.toMatchObject({ status: 409 });
  await expect(makeSignInLink(me, randomUUID())).rejects.toMatchObject({ status: 404 });
});

test("an invitation works for 7 days, a new link for an hour, the first one for 15 minutes", async () => {
  const { _id: userId } = await addPerson("admin");
  for (const [purpose, minutes] of [
    ["invite", 7 * 24 * 60],
    ["reset", 60],
    ["first-start", 15],
  ] as const) {
    const before = Date.now();
    const { expiresAt } = await withWriteLock((db) => addSignInLink(db, { userId, purpose, by: null }));
    const lifetime = Date.parse(expiresAt) - before - minutes * MINUTE_MS;
    expect(lifetime).toBeGreaterThanOrEqual(0);
    expect(lifetime).toBeLessThan(MINUTE_MS);
  }
});

test("links of a first start work side by side until one is used, and name nobody", async () => {
  const { _id: userId, email } = await addPerson("admin");
  const add = () => withWriteLock((db) => addSignInLink(db, { userId, purpose: "first-start", by: null }));
  const links = [await add(), await add()] as const;
  expect(await openSignInLink(links[0].token)).toEqual({
    purpose: "first-start",
    email,
    firstName: "",
    lastName: "",
  });
  await choosePassword(choiceOf(links[0]));
  await expect(choosePassword(choiceOf(links[1]))).rejects.toEqual(REPLACED);
});

const mailsTo = (email: string) =>
  database().selectFrom("outbox").select("kind").where("recipient", "=", email).execute();
const addReachable = async (role: "user" | "admin") => {
  const { _id, firstName, lastName } = await addPerson(role);
  const edit = { firstName, lastName, email: `${randomUUID()}@people.test`, role, permissions: [] };
  return updateUser(me, _id, edit);
};

test("who has forgotten the password is mailed one link within five minutes, and other links go on", async () => {
  const { _id, email } = await addReachable("admin");
  const ofColleague = await makeSignInLink(me, _id);
  for (let time = 0; time < 2; time += 1) await mailSignInLink(email.toUpperCase());
  expect(await mailsTo(email)).toEqual([{ kind: "sign-in-link" }]);
  await choosePassword(choiceOf(ofColleague));
  // The mailed link would not work any more.
  expect(await mailsTo(email)).toEqual([]);
});

test("nobody but an admin who has a password is mailed a link", async () => {
  const user = await addReachable("user");
  const { user: invited } = await inviteAdmin(
    { firstName: "Bo", lastName: "Ek", email: "bo@people.test", permissions: [] },
    me,
  );
  const unreachable = await addPerson("admin");
  const stranger = { email: "stranger@people.test" };
  for (const { email } of [user, invited, unreachable, stranger]) {
    await mailSignInLink(email);
    expect(await mailsTo(email), email).toEqual([]);
  }
});

test("another address and a deletion end links, and take those out of the outbox that are still to be mailed", async () => {
  const person = await addReachable("admin");
  const link = await makeSignInLink(me, person._id);
  await mailSignInLink(person.email);
  const { firstName, lastName, role } = person;
  const edit = { firstName, lastName, role, permissions: [], email: `${randomUUID()}@people.test` };
  await updateUser(me, person._id, edit);
  await expect(choosePassword(choiceOf(link))).rejects.toEqual(REPLACED);
  expect(await mailsTo(person.email)).toEqual([]);
  await mailSignInLink(edit.email);
  await deleteUser(me, person._id);
  expect(await mailsTo(edit.email)).toEqual([]);
});

test("the database has no token, only a digest", async () => {
  const { token } = await makeSignInLink(me, (await addPerson("admin"))._id);
  await closeDatabase();
  const stored = readFileSync(join(folder, "site.db"), "latin1");
  expect(stored).toContain(digestOf(token));
  expect(stored).not.toContain(token);
});
