import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Notification } from "@/lib/contract/notifications";
import { sendEnquiry } from "../factories/enquiries";
import { expect, onEmptySite, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import { errorOf } from "../servers/responses";
import { adminOf, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

test.use(onEmptySite);

const { email } = site.admin;
const SETTINGS = { ...SAME_ADMIN, LOGIN_ATTEMPTS_PER_MINUTE: "1000" };
const DAY_MS = 24 * 60 * 60 * 1000;

const list = async (admin: APIRequestContext): Promise<Notification[]> =>
  (await admin.get("/api/admin/notifications")).json();

test("the fifth failed sign-in creates one notification, which contains no input", async ({ own }) => {
  const server = await own.start(SETTINGS);
  const admin = await adminOf(server);
  expect(await list(admin)).toEqual([]);

  const device = await server.newDevice();
  const fail = async (tried: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const data = { email: tried, password: "not the password" };
      await errorOf(await device.post("/api/admin/login", { data }), 401);
    }
  };
  await fail(email, 2);
  await fail("<b>nobody</b>@strangers.example", 2);
  await signIn(device, site.admin);
  expect(await list(admin)).toEqual([]);
  await fail(email, 1);
  const expected = [
    expect.objectContaining({
      kind: "sign-in",
      title: expect.stringMatching(/^5 failed sign-ins within 10 minutes\. .* used nowhere else\.$/),
      subjectId: null,
    }),
  ];
  expect(await list(admin)).toEqual(expected);
  for (let other = 0; other < 8; other += 1) await fail(`<b>${other}</b>@strangers.example`, 1);
  expect(await list(admin)).toEqual(expected);
});

test("failing to store a notification affects neither sign-ins nor enquiries", async ({ own }) => {
  const server = await own.start(SETTINGS);
  withDatabase(own.dataDir, (db) => db.exec("drop table notifications"));
  const device = await server.newDevice();
  for (let time = 0; time < 6; time += 1) {
    await errorOf(
      await device.post("/api/admin/login", {
        data: { email: `${time}@strangers.example`, password: "wrong" },
      }),
      401,
    );
  }
  await sendEnquiry(device);
  expect(withDatabase(own.dataDir, (db) => db.prepare("select count(*) from messages").pluck().get())).toBe(
    1,
  );
  await expect.poll(() => server.output).toContain("failed to create the notification for an enquiry");
});

test("deleting a message deletes its notification, which has the sender's name", async ({
  emptySite,
  request,
  admin,
}) => {
  const { id, enquiry } = await sendEnquiry(request);
  const { enquiry: other } = await sendEnquiry(request);
  expect(await list(admin)).toHaveLength(2);
  expect((await admin.delete(`/api/contact/admin/messages/${id}`)).status()).toBe(200);
  expect((await list(admin)).map(({ title }) => title)).toEqual([`New wedding enquiry from ${other.name}`]);
  const dump = withDatabase(emptySite.dataDir, (db) =>
    JSON.stringify(db.prepare("select * from notifications").all()),
  );
  expect(dump).not.toContain(enquiry.name);
});

test("adding a notification deletes those older than 90 days", async ({ emptySite, request, admin }) => {
  withDatabase(emptySite.dataDir, (db) => {
    const insert = db.prepare("insert into notifications values (?, 'sample', ?, null, ?)");
    for (const days of [91, 89]) {
      insert.run(randomUUID(), `${days} days old`, new Date(Date.now() - days * DAY_MS).toISOString());
    }
  });
  const { enquiry } = await sendEnquiry(request);
  expect((await list(admin)).map(({ title }) => title)).toEqual([
    `New wedding enquiry from ${enquiry.name}`,
    "89 days old",
  ]);
});
