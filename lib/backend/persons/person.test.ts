import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Admin } from "@/lib/contract/auth";
import type { Enquiry } from "@/lib/contract/messages";
import { permissionSchema } from "@/lib/contract/users";
import type { Database } from "../db/schema";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
for (const [name, value] of Object.entries({
  DATA_DIR: folder,
  LOG_LEVEL: "silent",
  NEXTAUTH_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://mail.test",
  MAIL_FROM: "site@golden.test",
  FORMSPREE_FORM_ID: "abc",
  STRIPE_PUBLISHABLE_KEY: "pk_test_abc",
}))
  vi.stubEnv(name, value);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { takeLease } = await import("../db/lease");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { addToEnquiry } = await import("../enquiry-page/add");
const { pageTokenOf } = await import("../enquiry-page/token");
const { claimMail, recordFailure } = await import("../mail/outbox");
const { MailError } = await import("../mail/smtp");
const { changeMany } = await import("../messages/bulk");
const { startDeposit } = await import("../messages/deposits");
const { reportFailedDelivery } = await import("../messages/failed-delivery");
const { changeMessage, trashMessage } = await import("../messages/message");
const { addNote } = await import("../messages/notes");
const { digestOf, storeEnquiry } = await import("../messages/store-enquiry");
const { sendReply } = await import("../replies/send");
const { erasePerson, getPerson, listErasures } = await import("./person");

const OWNER = { name: "Owen Owner" } as Admin;

/** What must be in no table afterwards: words that only she and what is about her have. */
const WORDS = ["bea.needle", "Beatrix", "Needleton", "617555", "marzipan", "Vows & Vinyl", "cousin of"];

const bea = (changes: Partial<Enquiry> = {}): Enquiry => ({
  name: "Beatrix Needleton",
  email: "bea.needle@brides.test",
  eventType: "wedding",
  eventDate: "2031-06-14",
  message: "A marzipan cake, and a trumpet.",
  subject: "Vows & Vinyl",
  phone: "(617) 555-0142",
  reachBy: "text",
  ...changes,
});

/** Tables that keep nothing about enquirers, with the reason where it may not be clear. */
const OTHER_TABLES = [
  "backup_failures",
  "erasures", // Only that somebody was erased.
  "gallery_items",
  "leases",
  "out_of_office",
  "passkeys",
  "push_devices",
  "push_keys",
  "recovery_codes",
  "reply_templates",
  "revisions",
  "sign_in_links",
  "sign_ins",
  "sounds",
  "users", // The console says so when there is a user with the address: that one is deleted under Users.
];

/** The tables with one of these texts in any column, and the others. */
async function search(texts: string[]): Promise<{ found: string[]; clean: string[] }> {
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'sqlite_%' and name not like 'kysely_%' and name not like 'messages_search%'
    order by name`.execute(database());
  const found: string[] = [];
  const clean: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(database());
    const content = JSON.stringify(rows).toLowerCase();
    const isFound = texts.some((text) => content.includes(JSON.stringify(text).slice(1, -1).toLowerCase()));
    (isFound ? found : clean).push(name);
  }
  return { found, clean };
}

/** Which of these texts are anywhere in the files of the database. */
function inFiles(texts: string[]): string[] {
  const paths = ["site.db", "site.db-wal"]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path));
  const bytes = Buffer.concat(paths.map((path) => readFileSync(path)))
    .toString("latin1")
    .toLowerCase();
  return texts.filter((text) => bytes.includes(text.toLowerCase()));
}

/** How much the search index keeps, in bytes. It grows when it only notes that something is gone. */
async function indexSize(): Promise<number> {
  const size = sql<{ bytes: number }>`select sum(length(block)) as bytes from messages_search_data`;
  return (await size.execute(database())).rows[0]?.bytes ?? 0;
}

/** How many blocks of the search index have some letters of a text. */
async function blocksWith(letters: string): Promise<number> {
  const blocks = sql<{ block: Buffer }>`select block from messages_search_data`;
  const { rows } = await blocks.execute(database());
  return rows.filter(({ block }) => Buffer.from(block).includes(letters)).length;
}

const send = (enquiry: Enquiry, key = "a key") => storeEnquiry(enquiry, digestOf(key, enquiry));

/** Everything that can happen to the enquiries of somebody. @returns the ids of her messages. */
async function storeBea(): Promise<string[]> {
  const first = await send(bea());
  const second = await send(
    bea({ name: "Beatrix N.", email: "Bea.NEEDLE@brides.test", message: "More marzipan" }),
  );
  const spam = await storeEnquiry(bea({ message: "marzipan spam" }), null, ["honeypot", "links"]);
  await addNote(first, { text: "She is a cousin of the mayor" }, OWNER);
  const page = new Request("http://localhost/api/contact/enquiry/additions");
  const addition = { text: "And marzipan for the band", idempotencyKey: "another key" };
  await addToEnquiry(page, pageTokenOf(first), addition);
  const reply = { subject: "Your day", text: "Dear Beatrix, yes.", price: 800, seen: null };
  await sendReply(first, reply, OWNER, "a third key");
  await changeMessage(first, { status: "booked" }, OWNER);
  await changeMany({ ids: [first, second], change: { status: "quoted" } }, OWNER);
  await reportFailedDelivery({ ...bea(), service: "form", code: "INACTIVE" }, "a key");
  await startDeposit(bea(), "a key");
  const lease = await takeLease("mail");
  if (!lease) throw new Error("Somebody else has the lease.");
  for (let mail = await claimMail(lease); mail; mail = await claimMail(lease))
    await recordFailure(mail, new MailError("refused", `550 no such person: ${mail.recipient}`, undefined));
  await lease.release();
  await trashMessage(second, OWNER);
  return [first, second, spam];
}

/** An admin with a phone that is told of enquiries. */
async function storeOwner(db: Kysely<Database>): Promise<void> {
  const [userId, sessionId, now] = [randomUUID(), randomUUID(), new Date().toISOString()];
  await db
    .insertInto("users")
    .values({
      id: userId,
      first_name: "Owen",
      last_name: "Owner",
      email: "owen@golden.test",
      email_key: "owen@golden.test",
      password_hash: "",
      role: "admin",
      permissions: JSON.stringify(permissionSchema.options),
      created_at: now,
    })
    .execute();
  await db
    .insertInto("sign_ins")
    .values({
      id: sessionId,
      user_id: userId,
      method: "password",
      succeeded: 1,
      device: "",
      address: "",
      session_version: 1,
      created_at: now,
      seen_at: now,
      ended_at: null,
    })
    .execute();
  await db
    .insertInto("push_devices")
    .values({
      id: randomUUID(),
      user_id: userId,
      session_id: sessionId,
      endpoint: "https://web.push.apple.com/phone",
      p256dh: "",
      auth: "",
      name: "iPhone, Safari",
      created_at: now,
    })
    .execute();
}

let other = "";

beforeAll(async () => {
  await migrateUnderLock(async () => {});
  await withWriteLock(storeOwner);
  other = await send(
    bea({ name: "Ann Other", email: "ann@brides.test", message: "A tuba", subject: "", phone: "" }),
  );
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("everything under an address is shown, and after erasing no column of any table has it", async () => {
  const ids = await storeBea();
  const [first = ""] = ids;
  const person = await getPerson(first);
  expect(new Set(person.messages.map(({ _id }) => _id))).toEqual(new Set(ids));
  expect(person).toMatchObject({ email: "bea.needle@brides.test" });
  expect(new Set(person.names)).toEqual(new Set(["Beatrix Needleton", "Beatrix N."]));
  const kinds = new Set(person.records.map(({ kind }) => kind));
  expect(kinds).toEqual(
    new Set(["addition", "reply", "note", "mail", "push", "delivery", "deposit", "notification"]),
  );
  expect(person.elsewhere).toEqual(["formService", "mailbox", "cardProvider", "backups"]);

  const texts = [...WORDS, ...ids];
  const before = await search(texts);
  // A table that is in neither list is new. If it keeps anything about enquirers, storeBea() has to store some of it here.
  expect(before.clean).toEqual(OTHER_TABLES);
  expect(inFiles(["marzipan", "bea.needle"])).toEqual(["marzipan", "bea.needle"]);

  const indexed = await indexSize();
  const erasure = await erasePerson(first, { seen: person.seen, reason: "request" }, OWNER);
  expect((await search(texts)).found).toEqual([]);
  expect(await indexSize()).toBeLessThan(indexed);
  const match = sql`select rowid from messages_search where messages_search match 'marzipan'`;
  expect((await match.execute(database())).rows).toEqual([]);
  const check = sql`insert into messages_search (messages_search, rank) values ('integrity-check', 1)`;
  await withWriteLock((db) => check.execute(db));
  expect(inFiles(WORDS)).toEqual([]);

  expect(erasure).toMatchObject({
    by: "Owen Owner",
    reason: "request",
    counts: { message: 3, addition: 1, reply: 1, note: 1, deposit: 1 },
  });
  expect(await listErasures()).toEqual([erasure]);
  expect((await getPerson(other)).messages).toHaveLength(1);
  await expect(getPerson(first)).rejects.toMatchObject({ status: 404 });
});

test("a flood from one address leaves nothing either", async () => {
  const flood = { email: "flood@spam.test", message: "Buy a xylophone quickly" };
  let id = "";
  for (let count = 0; count < 60; count += 1) id = await storeEnquiry(bea(flood), null);
  const indexed = await indexSize();
  const { seen } = await getPerson(id);
  expect((await erasePerson(id, { seen }, OWNER)).counts).toMatchObject({ message: 60 });
  expect(await indexSize()).toBeLessThan(indexed / 2);
  expect(inFiles(["xylophone", "flood@spam"])).toEqual([]);
});

test("words of a message that was changed later don't stay in the search index", async () => {
  // The first term of the index with such letters is stored in full, and others without what they share with the one before.
  const id = await send(bea({ email: "index@brides.test", message: "ωψωψω" }), "index");
  expect(await blocksWith("ψω")).toBe(1);
  await addNote(id, { text: "Call her" }, OWNER);
  const { seen } = await getPerson(id);
  await erasePerson(id, { seen }, OWNER);
  expect(await blocksWith("ψω")).toBe(0);
});

test("what was not seen is not erased", async () => {
  const id = await send(bea());
  const { seen } = await getPerson(id);
  await addNote(id, { text: "Another cousin of hers" }, OWNER);
  await expect(erasePerson(id, { seen }, OWNER)).rejects.toMatchObject({ status: 409 });
  expect((await getPerson(id)).messages).toHaveLength(1);
});

test("an address is the same person however it is written, and a similar one is not", async () => {
  const email = "Ö.Umlaut@brides.test";
  const id = await send(bea({ email }), "umlaut");
  const lower = await send(bea({ email: email.toLowerCase() }), "umlaut");
  await send(bea({ email: `x${email}` }), "umlaut");
  for (const one of [id, lower])
    expect(new Set((await getPerson(one)).messages.map(({ _id }) => _id))).toEqual(new Set([id, lower]));
});
