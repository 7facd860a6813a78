import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Lease } from "../db/lease";
import type { Database } from "../db/schema";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("NEXTAUTH_SECRET", "x".repeat(40));
vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
vi.stubEnv("MAIL_FROM", "site@a.test");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { takeLease } = await import("../db/lease");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { messageRow } = await import("../messages/rows");
const { pushKeys } = await import("./keys");
const { claimPush, nextPushDue, recordPushed, recordPushFailure } = await import("./outbox");
const { queueAlarm, queuePush } = await import("./queue");
const { PushError, readRetryAfter } = await import("./send");

let lease: Lease;

const DAY_MS = 24 * 60 * 60 * 1000;
const messageId = randomUUID();
const time = new Date().toISOString();

const ENQUIRY = {
  name: "Ada",
  email: "ada@a.example",
  eventType: "wedding",
  eventDate: "2031-06-14",
  message: "Hello",
} as const;

const USER = {
  id: "owner",
  first_name: "Leo",
  last_name: "Vale",
  email: "owner@a.test",
  email_key: "owner@a.test",
  password_hash: "",
  role: "admin",
  permissions: '["manage_bookings"]',
  created_at: time,
} as const;

const SESSION = {
  id: "session",
  user_id: "owner",
  method: "password",
  succeeded: 1,
  device: "",
  address: "",
  session_version: 1,
  created_at: time,
  seen_at: time,
  ended_at: null,
} as const;

const DEVICE = {
  id: "phone",
  user_id: "owner",
  session_id: "session",
  endpoint: "https://web.push.apple.com/phone",
  p256dh: "",
  auth: "",
  name: "iPhone, Safari",
  created_at: time,
} as const;

const TABLES = [
  "push_devices",
  "push_keys",
  "sign_ins",
  "users",
  "messages",
  "outbox",
  "notifications",
  "leases",
] as const;

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(async () => {
  const message = messageRow(ENQUIRY, { id: messageId, createdAt: new Date(), requestDigest: null });
  await withWriteLock(async (db) => {
    for (const table of TABLES) await db.deleteFrom(table).execute();
    await db.insertInto("messages").values(message).execute();
    await db
      .insertInto("users")
      .values({ ...USER, session_version: 1 })
      .execute();
    await db.insertInto("sign_ins").values(SESSION).execute();
    await db.insertInto("push_devices").values(DEVICE).execute();
  });
  const taken = await takeLease("push");
  if (!taken) throw new Error("Somebody else has the lease.");
  lease = taken;
});
afterEach(() => lease.release());
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const queue = () => withWriteLock((db) => queuePush(db, { messageId }));
const change = <Table extends keyof Database>(table: Table, values: Partial<Database[Table]>) =>
  withWriteLock((db) =>
    db
      .updateTable(table as never)
      .set(values as never)
      .execute(),
  );
const rows = () => database().selectFrom("push_notices").selectAll().execute();
const device = () => database().selectFrom("push_devices").selectAll().executeTakeFirst();
const mails = () => database().selectFrom("outbox").select(["kind", "recipient", "subject"]).execute();
const notifications = () => database().selectFrom("notifications").select(["kind", "title"]).execute();

async function claim() {
  const push = await claimPush(lease);
  if (!push) throw new Error("No notice is due.");
  return push;
}

test("two calls at once make one pair of keys, and another secret makes another", async () => {
  const [one, other] = await Promise.all([pushKeys(), pushKeys()]);
  expect(one).toEqual(other);
  expect(await pushKeys()).toEqual(one);
  const { private_key } = await database().selectFrom("push_keys").selectAll().executeTakeFirstOrThrow();
  expect(private_key).not.toContain(one.privateKey);
  expect(await device()).toBeUndefined();

  await withWriteLock((db) => db.insertInto("push_devices").values(DEVICE).execute());
  vi.stubEnv("NEXTAUTH_SECRET", "y".repeat(40));
  expect((await pushKeys()).publicKey).not.toBe(one.publicKey);
  expect(await device()).toBeUndefined();
  vi.stubEnv("NEXTAUTH_SECRET", "x".repeat(40));
});

test("a notice is marked before it is sent, and says what the device chose by then", async () => {
  expect(await queue()).toBe(1);
  await change("push_devices", { shows_name: 1 } as never);
  expect((await nextPushDue())?.getTime()).toBeLessThanOrEqual(Date.now());
  const push = await claim();
  expect(push.content).toEqual({
    title: "New wedding enquiry from Ada, Jun 14, 2031",
    tag: messageId,
    path: `/admin/messages?message=${messageId}`,
  });
  expect(await rows()).toMatchObject([{ state: "sending", attempts: 1 }]);
  // It was being sent by a process that died.
  expect(await claim()).toMatchObject({ id: push.id, attempts: 2 });
  await recordPushed(await claim());
  expect(await rows()).toMatchObject([{ state: "sent" }]);
  expect(await device()).toMatchObject({ sent_at: expect.any(String), failure: null });
  expect(await claimPush(lease)).toBeUndefined();
});

test.each([
  ["lost the right", () => change("users", { permissions: '["manage_blogs"]' })],
  ["became a contact", () => change("users", { role: "user" })],
  ["ended the session", () => change("sign_ins", { ended_at: time })],
  ["ended all sessions", () => change("users", { session_version: 2 } as never)],
])("whoever has %s meanwhile is not notified, nor later", async (_, happen) => {
  await queue();
  await happen();
  expect(await claimPush(lease)).toBeUndefined();
  expect(await rows()).toEqual([]);
  expect(await queue()).toBe(0);
});

test.each(["spam", "trash"] as const)("a message in %s is not pushed", async (box) => {
  await queue();
  await change("messages", { box } as never);
  expect(await claimPush(lease)).toBeUndefined();
  expect(await rows()).toEqual([]);
});

test("an attempt that fails is repeated after a pause, or a longer one if the service asks for it", async () => {
  await queue();
  await recordPushFailure(await claim(), new PushError("down", { status: 500 }));
  expect(await rows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
  expect(await device()).toMatchObject({ failure: "down", alarmed_at: null });
  const pause = async () => Date.parse((await rows())[0]?.next_attempt_at ?? "") - Date.now();
  expect(await pause()).toBeGreaterThan(3_000);
  expect(await pause()).toBeLessThanOrEqual(5_000);
  await change("push_notices", { next_attempt_at: time });
  await recordPushFailure(await claim(), new PushError("busy", { status: 429, retryAfterMs: 600_000 }));
  expect(await pause()).toBeGreaterThan(590_000);
  await change("push_notices", { next_attempt_at: time });
  await recordPushFailure(await claim(), new PushError("busy", { status: 429, retryAfterMs: 90 * DAY_MS }));
  expect(await pause()).toBeLessThanOrEqual(DAY_MS / 24);
  expect([...(await mails()), ...(await notifications())]).toEqual([]);
});

test("after a day it is given up, and its admin is notified by mail, once until it works again", async () => {
  const giveUp = async () => {
    await queue();
    await change("push_notices", { expires_at: time });
    await recordPushFailure(await claim(), new PushError("unreachable"));
    await withWriteLock((db) => db.deleteFrom("push_notices").execute());
  };
  await giveUp();
  await giveUp();
  const alarm = { kind: "alarm", recipient: "owner@a.test", subject: "No notifications on iPhone, Safari" };
  expect(await mails()).toEqual([alarm]);
  const title = "A notification did not reach iPhone, Safari: its push service can’t be reached";
  expect(await notifications()).toEqual([{ kind: "undelivered", title }]);
  await queue();
  await recordPushed(await claim());
  await giveUp();
  expect(await mails()).toEqual([alarm, alarm]);
});

test("a device that is gone is removed", async () => {
  await queue();
  await recordPushFailure(await claim(), new PushError("gone", { status: 410 }));
  expect([await device(), ...(await rows())]).toEqual([undefined]);
  expect(await mails()).toHaveLength(1);
});

test("an alarm is sent once a day, not before a mail got through since, and its own failure is not mailed", async () => {
  const alarm = () =>
    withWriteLock((db) => queueAlarm(db, "Mails don’t leave: the mail server can’t be reached"));
  await alarm();
  await alarm();
  expect(await rows()).toHaveLength(1);
  const push = await claim();
  expect(push.content).toMatchObject({
    title: "Mails don’t leave: the mail server can’t be reached",
    path: "/admin/dashboard",
  });
  await recordPushFailure(push, new PushError("refused", { status: 403 }));
  expect([...(await mails()), ...(await notifications())]).toEqual([]);
  await change("push_notices", { created_at: new Date(Date.now() - 2 * DAY_MS).toISOString() });
  await alarm();
  expect(await rows()).toHaveLength(1);
});

test.each([
  ["120", 120_000],
  ["Mon, 23 Nov 2026 12:01:00 GMT", 60_000],
  ["Mon, 23 Nov 2026 11:00:00 GMT", undefined],
  ["soon", undefined],
  [undefined, undefined],
])("Retry-After: %s", (value, ms) => {
  expect(readRetryAfter(value, Date.parse("2026-11-23T12:00:00Z"))).toBe(ms);
});
