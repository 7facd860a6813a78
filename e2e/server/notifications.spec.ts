import { randomUUID } from "node:crypto";
import type { Notification } from "@/lib/contract/notifications";
import { bearer, refusalOf, signIn } from "../api/api-test";
import { sendEnquiry } from "../factories/enquiries";
import { withDatabase } from "../servers/database";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";

const { email, password } = site.admin;
const SETTINGS = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOGIN_ATTEMPTS_PER_MINUTE: "1000" };
const DAY_MS = 24 * 60 * 60 * 1000;

async function adminOf(server: OwnServer) {
  const { token } = await signIn(await server.newDevice(), site.admin);
  const admin = await server.newDevice(bearer(token));
  return async (): Promise<Notification[]> => (await admin.get("/api/admin/notifications")).json();
}

test("the fifth failed sign-in is told, once, and with nothing of what was typed", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const list = await adminOf(server);
  expect(await list()).toEqual([]);

  const device = await server.newDevice();
  const fail = async (tried: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const data = { email: tried, password: "not the password" };
      await refusalOf(await device.post("/api/admin/login", { data }), 401);
    }
  };
  await fail(email, 2);
  await fail("<b>nobody</b>@strangers.example", 2);
  await signIn(device, site.admin);
  expect(await list()).toEqual([]);
  await fail(email, 1);
  const told = [
    expect.objectContaining({
      kind: "sign-in",
      title: "5 failed sign-ins within 10 minutes",
      subjectId: null,
    }),
  ];
  expect(await list()).toEqual(told);
  await fail("<b>nobody</b>@strangers.example", 8);
  expect(await list()).toEqual(told);
});

test("what can't be told changes neither the answer to a sign-in nor costs an enquiry", async ({ own }) => {
  const server = await own.start(SETTINGS);
  withDatabase(own.dataDir, (db) => db.exec("drop table notifications"));
  const device = await server.newDevice();
  for (let time = 0; time < 6; time += 1) {
    await refusalOf(await device.post("/api/admin/login", { data: { email, password: "wrong" } }), 401);
  }
  await sendEnquiry(device);
  expect(withDatabase(own.dataDir, (db) => db.prepare("select count(*) from messages").pluck().get())).toBe(
    1,
  );
  await expect.poll(() => server.output).toContain("a new enquiry could not be told");
});

test("a deleted message takes what was told of it along: its sender's name is nowhere any more", async ({
  own,
}) => {
  const server = await own.start(SETTINGS);
  const list = await adminOf(server);
  const device = await server.newDevice();
  const { id, enquiry } = await sendEnquiry(device);
  const { enquiry: other } = await sendEnquiry(device);
  expect(await list()).toHaveLength(2);
  const { token } = await signIn(device, site.admin);
  const deleted = await device.delete(`/api/contact/admin/messages/${id}`, { headers: bearer(token) });
  expect(deleted.status()).toBe(200);
  expect((await list()).map(({ title }) => title)).toEqual([`New wedding enquiry from ${other.name}`]);
  const dump = withDatabase(own.dataDir, (db) =>
    JSON.stringify(db.prepare("select * from notifications").all()),
  );
  expect(dump).not.toContain(enquiry.name);
});

test("what was told more than 90 days ago is forgotten with the next notification", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const list = await adminOf(server);
  withDatabase(own.dataDir, (db) => {
    const insert = db.prepare("insert into notifications values (?, 'sample', ?, null, ?)");
    for (const days of [91, 89]) {
      insert.run(randomUUID(), `${days} days old`, new Date(Date.now() - days * DAY_MS).toISOString());
    }
  });
  const { enquiry } = await sendEnquiry(await server.newDevice());
  expect((await list()).map(({ title }) => title)).toEqual([
    `New wedding enquiry from ${enquiry.name}`,
    "89 days old",
  ]);
});
