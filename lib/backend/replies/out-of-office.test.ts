import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newOutOfOfficeSchema } from "@/lib/contract/out-of-office";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("NEXTAUTH_SECRET", "x".repeat(32));
vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
vi.stubEnv("MAIL_FROM", "site@golden-hour.test");
vi.stubEnv("CONTACT_PHONE", "+1 (617) 555-0199");

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { wordsOf } = await import("../mail/queue");
const { storeEnquiry } = await import("../messages/store-enquiry");
const { awayToday, endOutOfOffice, getOutOfOffice, setOutOfOffice } = await import("./out-of-office");

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(() =>
  withWriteLock(async (db) => {
    for (const table of ["out_of_office", "messages"] as const) await db.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const hal = { name: "Hal" };
const always = { firstDay: "2000-01-01", lastDay: "2099-12-31", timeZone: "America/New_York", text: "" };

/** Sends an enquiry. @returns the text of its receipt. */
async function receiptOf(email: string): Promise<string> {
  const enquiry = {
    name: "Bea",
    email,
    eventType: "wedding",
    eventDate: "2031-06-14",
    message: "Words of a stranger",
  } as const;
  const id = await storeEnquiry(enquiry, randomUUID());
  const mail = await database()
    .selectFrom("outbox")
    .select(["kind", "text", "html"])
    .where("message_id", "=", id)
    .executeTakeFirstOrThrow();
  // It has the address of a private page.
  expect(mail.text).not.toContain("/enquiry/");
  const { text } = await wordsOf(mail);
  expect(text).toContain("/enquiry/");
  return text;
}

test("receipts say that the owner is away on these days, and the list says who got one", async () => {
  expect(await receiptOf("one@mailboxes.test")).toContain("I’ll answer within a day");
  expect(await setOutOfOffice(always, hal)).toMatchObject({ isActive: true, set: { by: "Hal" }, sent: [] });
  const usual = await receiptOf("two@mailboxes.test");
  expect(usual).toContain("I’m away until Thu, Dec 31, 2099, and answer as soon as I’m back.");
  expect(usual).toContain("+1 (617) 555-0199");
  expect(usual).not.toContain("within a day");
  await setOutOfOffice({ ...always, text: "Back in spring." }, hal);
  const own = await receiptOf("three@mailboxes.test");
  expect(own).toContain("Back in spring.");
  expect(own).not.toContain("stranger");
  expect((await getOutOfOffice()).sent.map(({ recipient, name, state }) => [recipient, name, state])).toEqual(
    [
      ["three@mailboxes.test", "Bea", "waiting"],
      ["two@mailboxes.test", "Bea", "waiting"],
    ],
  );

  await endOutOfOffice();
  expect(await getOutOfOffice()).toMatchObject({ isActive: false, set: null });
  expect(await receiptOf("four@mailboxes.test")).toContain("I’ll answer within a day");
});

test.each([
  ["2031-07-01T03:59:59Z", false],
  ["2031-07-01T04:00:00Z", true],
  ["2031-07-05T03:59:59Z", true],
  ["2031-07-05T04:00:00Z", false],
])("the days begin and end where the owner is: at %s, away is %s", async (now, isAway) => {
  await setOutOfOffice({ ...always, firstDay: "2031-07-01", lastDay: "2031-07-04" }, hal);
  expect((await awayToday(database(), new Date(now))) !== undefined).toBe(isAway);
});

test.each([
  ["a last day before the first", { lastDay: "1999-12-31" }, "lastDay"],
  ["an unknown time zone", { timeZone: "Mars/Olympus" }, "timeZone"],
  ["a day that is no date", { firstDay: "2031-02-30" }, "firstDay"],
])("%s is refused", (_, change, field) => {
  const { error } = newOutOfOfficeSchema.safeParse({ ...always, ...change });
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(field);
});
