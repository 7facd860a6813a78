import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Admin } from "@/lib/contract/auth";
import { type BulkAct, bulkChangeSchema } from "@/lib/contract/bulk";
import type { MessageStatus } from "@/lib/contract/messages";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { revisionOf } = await import("../db/revisions");
const { withWriteLock } = await import("../db/write-lock");
const { addNotification } = await import("../notifications/add");
const { changeMany, undoMany } = await import("./bulk");
const { countMessages } = await import("./list");
const { changeMessage, markMessageRead, trashMessage } = await import("./message");
const { messageRow } = await import("./rows");
const { emptyTrash } = await import("./trash");

const OWNER = { name: "Owen Owner" } as Admin;
const HELPER = { name: "Hal Helper" } as Admin;
const MINUTE_MS = 60_000;

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(() =>
  withWriteLock(async (db) => {
    for (const table of ["messages", "notifications"] as const) await db.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** Stores enquiries that are some minutes old. @returns their ids. */
async function store(count: number, words = "hello", minutesAgo = 60): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await withWriteLock(async (db) => {
    for (const id of ids) {
      const enquiry = {
        name: "Ada",
        email: "ada@a.example",
        eventType: "wedding",
        eventDate: "2030-01-01",
        message: words,
      } as const;
      const createdAt = new Date(Date.now() - minutesAgo * MINUTE_MS);
      await db
        .insertInto("messages")
        .values(messageRow(enquiry, { id, createdAt, requestDigest: null }))
        .execute();
      await addNotification(db, { kind: "enquiry", title: "New enquiry from Ada", subjectId: id });
    }
  });
  return ids;
}

const rows = async () => {
  const all = await database().selectFrom("messages").selectAll().execute();
  return new Map(all.map((row) => [row.id, row]));
};

/** A change of everything that a search finds at this moment. */
const everything = async (q: string, change: BulkAct, trash = false) => {
  const filter = trash ? { q, trash: true } : { q };
  return { filter, until: new Date().toISOString(), total: await countMessages(filter), change };
};

const later = () => new Promise((resolve) => setTimeout(resolve, 2));

test("everything that a filter finds gets a status, and nothing else does", async () => {
  const found = await store(120);
  const [other = ""] = await store(1, "another thing");
  const before = await revisionOf("messages");
  const { count, at } = await changeMany(await everything("hello", { status: "declined" }), OWNER);
  expect(count).toBe(120);
  const after = await rows();
  for (const id of found)
    expect(after.get(id)).toMatchObject({ status: "declined", status_by: "Owen Owner", status_at: at });
  expect(after.get(other)).toMatchObject({ status: "new", status_by: null });
  expect(await revisionOf("messages")).toBe(before + 1);
});

test("what arrives after the counting is left alone", async () => {
  await store(3);
  const change = await everything("hello", { trash: true });
  await later();
  const [arrived = ""] = await store(1, "hello", 0);
  expect((await changeMany(change, OWNER)).count).toBe(3);
  expect((await rows()).get(arrived)?.box).toBe("inbox");
});

test("nothing happens when somebody else has moved one away, or in, meanwhile", async () => {
  const [first = "", ...others] = await store(3);
  const [spam = ""] = await store(1);
  await changeMessage(spam, { status: "spam" }, HELPER);
  await later();
  const change = await everything("hello", { status: "booked" });
  await later();
  await trashMessage(first, HELPER);
  await changeMessage(spam, { status: "new" }, HELPER);
  await expect(changeMany(change, OWNER)).rejects.toMatchObject({ status: 409 });
  for (const id of others) expect((await rows()).get(id)?.status).toBe("new");
});

test("ids that are gone change nothing either", async () => {
  const [first = "", gone = ""] = await store(2);
  await trashMessage(gone, HELPER);
  const request = { ids: [first, gone], change: { read: true } };
  await expect(changeMany(request, OWNER)).rejects.toMatchObject({ status: 409 });
  expect((await rows()).get(first)?.read).toBe(0);
  expect((await changeMany({ ids: [first, first], change: { read: true } }, OWNER)).count).toBe(1);
  expect((await rows()).get(first)?.read).toBe(1);
});

test("undoing gives each one back the status that it had, with who gave it and when", async () => {
  const [fresh = "", answered = "", declined = "", changedSince = ""] = await store(4);
  await changeMessage(answered, { status: "answered" }, HELPER);
  await changeMessage(declined, { status: "declined" }, HELPER);
  const before = await rows();
  await later();
  const { at } = await changeMany(await everything("hello", { status: "declined" }), OWNER);
  await later();
  await changeMessage(changedSince, { status: "booked" }, HELPER);
  // The one that was declined already was not changed, and the last one was changed again.
  expect((await undoMany(at)).count).toBe(2);
  const after = await rows();
  const of = (id: string, all: typeof before) => {
    const { status, status_at, status_by, box } = all.get(id) ?? {};
    return { status, status_at, status_by, box };
  };
  for (const id of [fresh, answered, declined]) expect(of(id, after)).toEqual(of(id, before));
  expect(after.get(changedSince)).toMatchObject({ status: "booked", status_by: "Hal Helper" });
  await expect(undoMany(at)).rejects.toMatchObject({ status: 404 });
});

test.each<[MessageStatus, "inbox" | "spam"]>([
  ["answered", "inbox"],
  ["spam", "spam"],
])("a whole shelf goes to the trash and comes back to its place: %s", async (status, box) => {
  const ids = await store(2);
  await changeMany({ ids, change: { status } }, OWNER);
  await later();
  const filter = { status };
  const total = await countMessages(filter);
  const until = new Date().toISOString();
  await later();
  const { at } = await changeMany({ filter, until, total, change: { trash: true } }, HELPER);
  for (const row of (await rows()).values())
    expect(row).toMatchObject({ box: "trash", trashed_at: at, trashed_by: "Hal Helper", status });
  expect(await database().selectFrom("notifications").selectAll().execute()).toEqual([]);
  await undoMany(at);
  for (const row of (await rows()).values()) expect(row).toMatchObject({ box, trashed_at: null, status });
});

test("a message that was opened or starred after the counting is still part of what was counted", async () => {
  const [first = "", second = ""] = await store(3);
  const change = await everything("hello", { trash: true });
  await later();
  await markMessageRead(first);
  await changeMessage(second, { starred: true, followUpOn: "2030-01-01" }, HELPER);
  expect(await changeMany(change, OWNER)).toMatchObject({ count: 3 });
});

test("the trash is restored or emptied as a whole", async () => {
  const ids = await store(3);
  await changeMany({ ids, change: { trash: true } }, OWNER);
  await later();
  await changeMany(await everything("hello", { trash: false }, true), OWNER);
  for (const row of (await rows()).values()) expect(row).toMatchObject({ box: "inbox", trashed_by: null });
  await changeMany({ ids, change: { trash: true } }, OWNER);
  await later();
  await changeMany(await everything("hello", { forever: true }, true), OWNER);
  expect(await rows()).toEqual(new Map());
});

test.each([
  ["nothing is chosen", { change: { read: true } }],
  ["a filter comes without its time and number", { filter: {}, change: { read: true } }],
  ["there are both ids and a filter", { ids: [randomUUID()], filter: {}, change: { read: true } }],
  ["nothing is to change", { ids: [randomUUID()], change: {} }],
  ["two things are to change", { ids: [randomUUID()], change: { read: true, trash: true } }],
  ["what is not in the trash is to be deleted for good", seen({}, { forever: true })],
  ["what is in the trash is to get a status", seen({ trash: "true" }, { status: "new" })],
])("a request is refused when %s", (_, body) => {
  expect(bulkChangeSchema.safeParse(body).success).toBe(false);
});

function seen(filter: object, change: object): object {
  return { filter, until: new Date().toISOString(), total: 1, change };
}

test("more messages than a statement has parameters leave the trash after 30 days, and others stay", async () => {
  const [ids, [kept = ""]] = [await store(2), await store(1)];
  const rows = Array.from({ length: 40_000 }, (_, number) => ({
    ...messageRow(
      { name: "Ada", email: "a@a.example", eventType: "wedding", eventDate: "2030-01-01", message: "x" },
      { id: `old ${number}`, createdAt: new Date(), requestDigest: null },
    ),
    reference: null,
    box: "trash" as const,
    trashed_at: "2020-01-01T00:00:00.000Z",
  }));
  await withWriteLock(
    async (db) => {
      for (let start = 0; start < rows.length; start += 1000)
        await db
          .insertInto("messages")
          .values(rows.slice(start, start + 1000))
          .execute();
      await db
        .updateTable("messages")
        .set({ box: "trash", trashed_at: "2020-01-01T00:00:00.000Z" })
        .where("id", "in", ids)
        .execute();
    },
    { mayTakeLong: true },
  );
  await withWriteLock(emptyTrash, { mayTakeLong: true });
  const left = await database().selectFrom("messages").select("id").execute();
  expect(left).toEqual([{ id: kept }]);
  const notified = await database().selectFrom("notifications").select("subject_id").execute();
  expect(notified).toEqual([{ subject_id: kept }]);
});
