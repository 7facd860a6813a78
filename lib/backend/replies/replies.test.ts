import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Admin } from "@/lib/contract/auth";
import type { Enquiry } from "@/lib/contract/messages";
import type { NewReply } from "@/lib/contract/replies";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
vi.stubEnv("MAIL_FROM", "site@golden-hour.test");
vi.stubEnv("CONTACT_EMAIL", "hello@golden-hour.test");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { changeMessage, deleteMessage, getMessage, trashMessage } = await import("../messages/message");
const { messageRow } = await import("../messages/rows");
const { sendReply } = await import("./send");
const { getThread } = await import("./thread");

const adminNamed = (name: string) => ({ name, email: `${name}@golden-hour.test`.toLowerCase() }) as Admin;
const hal = adminNamed("Hal");
const leo = adminNamed("Leo");

const REPLY: NewReply = { subject: "Your day", text: "Yes, {first name}.", price: null, seen: null };

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(() =>
  withWriteLock(async (db) => {
    await db.deleteFrom("messages").execute();
  }),
);
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** Stores an enquiry. @returns its id. */
async function enquiry(changes: Partial<Enquiry> = {}, createdAt = new Date()): Promise<string> {
  const id = randomUUID();
  const sent = {
    name: "Bea Ames",
    email: "bea@mailboxes.test",
    eventType: "wedding",
    eventDate: "2031-06-14",
    message: "Are you free?\nFor the whole evening?",
    ...changes,
  } as const;
  const row = messageRow(sent, { id, createdAt, requestDigest: null });
  await withWriteLock((db) => db.insertInto("messages").values(row).execute());
  return id;
}

const mails = () => database().selectFrom("outbox").selectAll().orderBy("created_at").execute();

test("a reply is queued with its words and the enquiry's, and marks it as answered", async () => {
  const id = await enquiry();
  const reply = await sendReply(id, REPLY, hal, null);
  expect(reply).toMatchObject({
    messageId: id,
    text: "Yes, Bea.",
    price: null,
    by: "Hal",
    mail: { kind: "reply", recipient: "bea@mailboxes.test", state: "waiting" },
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: "Your day", reply_to: "hello@golden-hour.test", thread_ids: null });
  expect(mail?.text).toMatch(
    /^Yes, Bea\.\n\nOn .+, you wrote:\n> Are you free\?\n> For the whole evening\?\n/,
  );
  expect(mail?.html).toContain("Are you free?<br>");
  expect(await getMessage(id)).toMatchObject({ status: "answered", statusBy: "Hal", read: true });
});

test("a price marks the enquiry as quoted, and a later reply without one leaves that", async () => {
  const id = await enquiry();
  const { createdAt } = await sendReply(id, { ...REPLY, text: "{price}", price: 1200 }, hal, null);
  expect(await getMessage(id)).toMatchObject({ status: "quoted", quotedPrice: 1200 });
  await withWriteLock((db) => db.updateTable("outbox").set({ state: "sent" }).execute());
  await sendReply(id, { ...REPLY, seen: createdAt }, hal, null);
  expect(await getMessage(id)).toMatchObject({ status: "quoted", quotedPrice: 1200 });
  const [first, second] = await mails();
  expect(second?.thread_ids).toBe(first?.header_id);
});

test("the same request again sends nothing more, and one with other words does", async () => {
  const id = await enquiry();
  const [first, second] = await Promise.all([
    sendReply(id, REPLY, hal, "a key"),
    sendReply(id, REPLY, hal, "a key"),
  ]);
  expect(second).toEqual(first);
  expect(await mails()).toHaveLength(1);
  await sendReply(id, { ...REPLY, text: "Or not", seen: first.createdAt }, hal, "a key");
  expect(await mails()).toHaveLength(2);
});

test("of two admins the second is told, and can send after all", async () => {
  const id = await enquiry();
  const { createdAt } = await sendReply(id, REPLY, hal, "one");
  const second = { ...REPLY, text: "No, sorry" };
  await expect(sendReply(id, second, leo, "other")).rejects.toMatchObject({
    status: 409,
    message: "Hal answered just now.",
    details: { errors: [{ field: "seen" }] },
  });
  expect(await mails()).toHaveLength(1);
  const { lastAnswer } = await getThread(id, leo);
  expect(lastAnswer).toMatchObject({ by: "Hal", at: createdAt });
  await sendReply(id, { ...second, seen: lastAnswer?.at ?? null }, leo, "other");
  expect(await mails()).toHaveLength(2);
});

test("a reply to another message of the same address counts, and a status of somebody else's", async () => {
  const first = await enquiry({ email: "BEA@mailboxes.test" });
  const second = await enquiry();
  const { createdAt } = await sendReply(first, REPLY, hal, null);
  await expect(sendReply(second, REPLY, leo, null)).rejects.toMatchObject({ status: 409 });
  const seen = { ...REPLY, seen: createdAt };
  await vi.waitUntil(() => new Date().toISOString() > createdAt);
  await changeMessage(second, { status: "declined" }, hal);
  await expect(sendReply(second, seen, leo, null)).rejects.toMatchObject({
    message: "Hal changed the status just now.",
  });
  // Hal knows what he did himself, but not what Leo has written before.
  expect((await getThread(second, hal)).lastAnswer?.at).toBe(createdAt);
  await expect(sendReply(second, REPLY, hal, null)).rejects.toMatchObject({ status: 409 });
  await sendReply(second, seen, hal, null);
});

test.each([
  ["There is no field {venue}", { text: "At {venue}" }],
  ["{price} has no value", { text: "It costs {price}" }],
])("nothing is stored when %s", async (sentence, changes) => {
  const id = await enquiry();
  await expect(sendReply(id, { ...REPLY, ...changes }, hal, null)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(sentence),
    details: { errors: [{ field: "text" }] },
  });
  expect(await mails()).toEqual([]);
  expect(await getMessage(id)).toMatchObject({ status: "new" });
});

test("an address that reaches nobody gets no reply", async () => {
  const id = await enquiry({ email: "bea@mailboxes.example" });
  await expect(sendReply(id, REPLY, hal, null)).rejects.toMatchObject({ status: 409 });
  expect((await getThread(id, leo)).canSend).toBe(false);
});

test("a thread has the messages of an address and the replies, oldest first, but not what is deleted", async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const first = await enquiry({ message: "first" }, at(1));
  const gone = await enquiry({ message: "gone" }, at(2));
  const last = await enquiry({ message: "last", email: "Bea@Mailboxes.test" }, at(3));
  await enquiry({ email: "other@mailboxes.test" });
  const reply = await sendReply(first, REPLY, hal, null);
  await trashMessage(gone, hal);
  const { entries, canSend } = await getThread(last, leo);
  expect(canSend).toBe(true);
  expect(entries.map((entry) => (entry.kind === "reply" ? entry.reply._id : entry.message.message))).toEqual([
    "first",
    "last",
    reply._id,
  ]);
  expect((await getThread(gone, leo)).entries).toHaveLength(4);
  await expect(sendReply(gone, REPLY, leo, null)).rejects.toMatchObject({ status: 404 });

  await trashMessage(first, hal);
  await deleteMessage(first);
  expect(await database().selectFrom("replies").select("id").execute()).toEqual([]);
  expect(await mails()).toEqual([]);
});
