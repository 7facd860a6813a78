import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Admin } from "@/lib/contract/auth";
import type { MessageChange } from "@/lib/contract/messages";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { revisionOf } = await import("../db/revisions");
const { withWriteLock } = await import("../db/write-lock");
const { addNotification } = await import("../notifications/add");
const { changeMessage, deleteMessage, getMessage, markMessageRead, restoreMessage, trashMessage } =
  await import("./message");
const { addNote, deleteNote } = await import("./notes");
const { messageRow } = await import("./rows");
const { emptyTrash } = await import("./trash");
const { notifyUndelivered } = await import("./undelivered");

const DAY_MS = 24 * 60 * 60 * 1000;
const HAL: Admin = {
  _id: randomUUID(),
  name: "Hal",
  firstName: "Hal",
  lastName: "",
  email: "hal@people.example",
  role: "admin",
  permissions: [],
};
const GONE = { status: 404, message: "This message no longer exists." };

beforeAll(() => migrateUnderLock(async () => {}));
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

async function addMessage(): Promise<string> {
  const id = randomUUID();
  const enquiry = {
    name: "Ada",
    email: "ada@a.example",
    eventType: "wedding",
    eventDate: "2030-01-01",
    message: "Hello",
  } as const;
  const row = messageRow(enquiry, { id, createdAt: new Date(), requestDigest: null });
  await withWriteLock((db) => db.insertInto("messages").values(row).execute());
  return id;
}

const notify = (id: string) =>
  withWriteLock((db) => notifyUndelivered(db, id, (name) => `${name} missed it`));
const notificationsOf = (id: string) =>
  database().selectFrom("notifications").select("title").where("subject_id", "=", id).execute();
test("each change of a message is one revision, which other consoles see", async () => {
  const id = await addMessage();
  const { _id: note } = await addNote(id, { text: "Called" }, HAL);
  for (const act of [
    () => markMessageRead(id),
    () => changeMessage(id, { starred: true }, HAL),
    () => addNote(id, { text: "Called again" }, HAL),
    () => deleteNote(note),
    () => trashMessage(id, HAL),
    () => restoreMessage(id),
    () => trashMessage(id, HAL),
    () => deleteMessage(id),
  ]) {
    const before = await revisionOf("messages");
    await act();
    expect(await revisionOf("messages")).toBe(before + 1);
  }
});

test("what has been in the trash for 30 days goes, with what names its sender", async () => {
  const [old, recent] = [await addMessage(), await addMessage()];
  for (const id of [old, recent]) {
    await trashMessage(id, HAL);
    await withWriteLock((db) => addNotification(db, { kind: "undelivered", title: "Ada", subjectId: id }));
  }
  const trashed_at = new Date(Date.now() - 30 * DAY_MS - 1).toISOString();
  await withWriteLock((db) => db.updateTable("messages").set({ trashed_at }).where("id", "=", old).execute());
  const before = await revisionOf("messages");
  for (let time = 0; time < 2; time += 1) await withWriteLock(emptyTrash);
  await expect(getMessage(old, { trash: true })).rejects.toMatchObject(GONE);
  expect(await notificationsOf(old)).toEqual([]);
  expect(await getMessage(recent, { trash: true })).toMatchObject({ trashedBy: "Hal" });
  expect(await notificationsOf(recent)).toHaveLength(1);
  expect(await revisionOf("messages")).toBe(before + 1);
});

test("what was not delivered is told of messages in the inbox only", async () => {
  const [kept, spam, deleted] = [await addMessage(), await addMessage(), await addMessage()];
  await changeMessage(spam, { status: "spam" }, HAL);
  await trashMessage(deleted, HAL);
  for (const id of [kept, spam, deleted]) await notify(id);
  expect(await notificationsOf(kept)).toEqual([{ title: "Ada missed it" }]);
  expect(await notificationsOf(spam)).toEqual([]);
  expect(await notificationsOf(deleted)).toEqual([]);
});

test("no note is added to a message that was deleted meanwhile", async () => {
  const id = await addMessage();
  await expect(deleteMessage(id)).rejects.toMatchObject({ status: 409 });
  await trashMessage(id, HAL);
  await expect(addNote(id, { text: "Called" }, HAL)).rejects.toMatchObject(GONE);
  await deleteMessage(id);
  await expect(addNote(id, { text: "Called" }, HAL)).rejects.toMatchObject(GONE);
});

test("a status that depends on the one before changes only that one, and the rest all the same", async () => {
  const id = await addMessage();
  const answered: MessageChange = { status: "answered", ifStatus: ["new"] };
  expect(await changeMessage(id, answered, HAL)).toMatchObject({ status: "answered" });
  await changeMessage(id, { status: "booked" }, HAL);
  const quoted = { ...answered, quotedPrice: 800 };
  expect(await changeMessage(id, quoted, HAL)).toMatchObject({ status: "booked", quotedPrice: 800 });
});
