import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Lease } from "../db/lease";
import type { Database } from "../db/schema";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
vi.stubEnv("MAIL_FROM", "site@a.test");
vi.stubEnv("NEXTAUTH_SECRET", "x".repeat(32));

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { takeLease } = await import("../db/lease");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { messageRow } = await import("../messages/rows");
const { sendMailAgain } = await import("./list");
const { claimMail, letterOf, nextDue, recordFailure, recordSent } = await import("./outbox");
const { queueMail } = await import("./queue");
const { MailError } = await import("./smtp");

let lease: Lease;

const HOUR_MS = 60 * 60 * 1000;
const messageId = randomUUID();

const ENQUIRY = {
  name: "Ada",
  email: "ada@a.example",
  eventType: "wedding",
  eventDate: "2030-01-01",
  message: "Hello",
} as const;

/** Who gets {@link MAIL}. */
const OWNER = {
  id: randomUUID(),
  first_name: "Owen",
  last_name: "Owner",
  email: "owner@a.test",
  email_key: "owner@a.test",
  password_hash: "",
  role: "admin",
  permissions: '["manage_bookings"]',
  created_at: new Date().toISOString(),
} as const;

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(async () => {
  const message = messageRow(ENQUIRY, { id: messageId, createdAt: new Date(), requestDigest: null });
  await withWriteLock(async (db) => {
    for (const table of ["messages", "outbox", "notifications", "leases", "users"] as const)
      await db.deleteFrom(table).execute();
    await db.insertInto("messages").values(message).execute();
    await db.insertInto("users").values(OWNER).execute();
  });
  const taken = await takeLease("mail");
  if (!taken) throw new Error("Somebody else has the lease.");
  lease = taken;
});
afterEach(() => lease.release());
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const MAIL = {
  kind: "notice",
  messageId,
  recipient: "owner@a.test",
  subject: "New\r\nBcc: x@y.test\u2028enquiry",
  text: "Hello",
  html: "<p>Hello</p>",
} as const;

const queue = (changes: object = {}) => withWriteLock((db) => queueMail(db, { ...MAIL, ...changes }));
const change = (values: Partial<Database["outbox"]>) =>
  withWriteLock((db) =>
    db
      .updateTable("outbox")
      .set(values as object)
      .execute(),
  );
const row = () => database().selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
const notifications = () =>
  database().selectFrom("notifications").select(["kind", "title", "subject_id"]).execute();

async function claim() {
  const mail = await claimMail(lease);
  if (!mail) throw new Error("No mail is due.");
  return mail;
}

test("a mail is marked before it is sent, and its words go once it is", async () => {
  const id = await queue({ replyTo: "ada@a.example" });
  expect(await row()).toMatchObject({
    subject: "New Bcc: x@y.test enquiry",
    reply_to: "ada@a.example",
    header_id: `<${id}@localhost>`,
    state: "waiting",
  });
  const mail = await claim();
  expect(await row()).toMatchObject({ state: "sending", attempts: 1 });
  await recordSent(mail, "250 Ok");
  expect(await row()).toMatchObject({ state: "sent", answer: "250 Ok", text: "", html: "" });
  expect(await nextDue()).toBeUndefined();
});

test.each(["a@b.test, c@d.test", "<a@b.test", "a b@c.test", 'a"@b.test'])(
  "an address that is not safe in a header is not answered to: %s",
  async (replyTo) => {
    await queue({ replyTo });
    expect((await row()).reply_to).toBeNull();
  },
);

test("a mail that was being sent when its process died is sent again, with the same Message-ID", async () => {
  await queue();
  const first = await claim();
  // Nothing was recorded.
  expect((await nextDue())?.getTime()).toBeLessThanOrEqual(Date.now());
  const second = await claim();
  expect(second).toEqual({ ...first, attempts: 2 });
  // Whoever was taken for dead has no say any more.
  await recordFailure(first, new MailError("deferred", null, undefined));
  expect(await row()).toMatchObject({ state: "sending", failure: null });
  await recordSent(second, "250 Ok");
  expect((await row()).state).toBe("sent");
});

test.each([
  ["has lost the permission", { permissions: "[]" }],
  ["is no admin any more", { role: "user" as const }],
  ["has another address", { email: "new@a.test", email_key: "new@a.test" }],
])("a notice is dropped while its admin %s, and can't be sent again", async (_, changed) => {
  await queue();
  const failed = await queue();
  await withWriteLock(async (db) => {
    await db.updateTable("outbox").set({ state: "failed" }).where("id", "=", failed).execute();
    await db.updateTable("users").set(changed).execute();
  });
  expect(await claimMail(lease)).toBeUndefined();
  expect(await row()).toMatchObject({ id: failed, state: "failed" });
  await expect(sendMailAgain(failed)).rejects.toMatchObject({ status: 409 });
});

test("only the holder of the lease sends", async () => {
  await queue();
  await withWriteLock((db) => db.updateTable("leases").set({ holder: "somebody else" }).execute());
  expect(await claimMail(lease)).toBeUndefined();
  expect((await row()).state).toBe("waiting");
});

test("a failed mail is tried again after pauses that grow, for a day", async () => {
  await queue();
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await recordFailure(await claim(), new MailError("deferred", "450 Later", undefined));
    const { state, failure, answer, next_attempt_at } = await row();
    expect({ state, failure, answer }).toEqual({
      state: "waiting",
      failure: "deferred",
      answer: "450 Later",
    });
    pauses.push(Math.round((Date.parse(next_attempt_at) - Date.now()) / 1000));
    expect(await claimMail(lease)).toBeUndefined();
    await change({ next_attempt_at: new Date(Date.now() - 1000).toISOString() });
  }
  expect(pauses).toEqual([5, 30, 60, 120, 300, 900, 1800, 3600, 3600]);
  expect(await notifications()).toEqual([]);

  await change({ expires_at: new Date(Date.now() + HOUR_MS / 2).toISOString() });
  await recordFailure(await claim(), new MailError("unreachable", null, undefined));
  expect(await row()).toMatchObject({ state: "failed", failure: "unreachable" });
  expect(await notifications()).toEqual([
    {
      kind: "undelivered",
      title: "The notice about Ada’s enquiry did not reach owner@a.test: the mail server can’t be reached",
      subject_id: messageId,
    },
  ]);
});

test("a mail that is refused for good fails at once, and its notification goes when it was sent after all", async () => {
  await queue();
  await recordFailure(await claim(), new MailError("refused", "550 No such user", undefined));
  expect(await row()).toMatchObject({ state: "failed", failure: "refused", answer: "550 No such user" });
  expect(await notifications()).toHaveLength(1);
  await change({ state: "waiting" });
  await recordSent(await claim(), "250 Ok");
  expect(await notifications()).toEqual([]);
});

test("a mail whose message is deleted while it is sent leaves nothing", async () => {
  await queue();
  const mail = await claim();
  await withWriteLock((db) => db.deleteFrom("messages").where("id", "=", messageId).execute());
  await recordFailure(mail, new MailError("refused", null, undefined));
  expect(await database().selectFrom("outbox").select("id").execute()).toEqual([]);
  expect(await notifications()).toEqual([]);
});

test("the words of a sign-in link are sealed, and the mail goes once it is sent or given up", async () => {
  const link = { kind: "sign-in-link", messageId: null, text: "https://a.test/#token", html: "<a>token</a>" };
  await queue(link);
  const { text, html } = await row();
  expect(`${text}${html}`).not.toContain("token");
  expect(await letterOf(await claim())).toMatchObject({ text: link.text, html: link.html });
  await recordSent(await claim(), "250 Ok");
  expect(await database().selectFrom("outbox").select("id").execute()).toEqual([]);

  await queue(link);
  await recordFailure(await claim(), new MailError("deferred", null, undefined));
  expect(await row()).toMatchObject({ state: "waiting" });
  await change({ next_attempt_at: new Date(0).toISOString() });
  await recordFailure(await claim(), new MailError("refused", null, undefined));
  expect(await database().selectFrom("outbox").select("id").execute()).toEqual([]);
  expect(await notifications()).toMatchObject([{ kind: "undelivered", subject_id: null }]);
});

test("a sign-in link that works no more is not sent, a late notice is", async () => {
  await queue({ kind: "sign-in-link", messageId: null });
  await queue();
  const past = new Date(Date.now() - 1).toISOString();
  await change({ expires_at: past, next_attempt_at: past });
  expect((await claim()).kind).toBe("notice");
  expect(await database().selectFrom("outbox").select("kind").execute()).toEqual([{ kind: "notice" }]);
});
