import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MessageQuery } from "@/lib/contract/messages";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { pageOfMessages } = await import("./list");
const { messageRow } = await import("./rows");

/** The event dates in the order in which the enquiries arrive, a minute apart. */
const DATES = ["2031-06-14", "", "2030-01-01", "2029-12-31", "2031-06-14", "2020-02-02", "2031-01-01", ""];

/** The event dates, with the place in the list above. */
const BY_EVENT = [
  ["2030-01-01", 2],
  ["2031-01-01", 6],
  ["2031-06-14", 0],
  ["2031-06-14", 4],
  ["2029-12-31", 3],
  ["2020-02-02", 5],
  ["", 7],
  ["", 1],
];

beforeAll(async () => {
  await migrateUnderLock(async () => {});
  await withWriteLock(async (db) => {
    for (const [index, eventDate] of DATES.entries()) {
      const eventType = index % 2 ? "wedding" : "corporate";
      const enquiry = {
        name: String(index),
        email: "a@b.example",
        eventType,
        eventDate,
        message: "Hello",
      } as const;
      const createdAt = new Date(Date.UTC(2029, 0, 1, 0, index));
      const row = messageRow(enquiry, { id: randomUUID(), createdAt, requestDigest: null });
      await db.insertInto("messages").values(row).execute();
    }
  });
});
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** All pages, one after the other, as if the day changed after the first one. */
async function walk(query: MessageQuery, limit: number) {
  const found: [string, number][] = [];
  let cursor: string | undefined;
  do {
    const today = cursor ? "2031-01-02" : "2030-01-01";
    const page = await pageOfMessages({ ...query, order: "event", today, limit, ...(cursor && { cursor }) });
    expect(page.messages.length).toBeLessThanOrEqual(limit);
    found.push(...page.messages.map(({ eventDate, name }): [string, number] => [eventDate, Number(name)]));
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

test.each([1, 2, 3, 4, 5, 7, 8, 9])(
  "the next event is first, the past comes after, and what has no date is last, in pages of %d",
  async (limit) => {
    expect(await walk({}, limit)).toEqual(BY_EVENT);
  },
);

test.each([1, 3])("filters keep the order, in pages of %d", async (limit) => {
  expect(await walk({ type: "wedding" }, limit)).toEqual(BY_EVENT.filter(([, index]) => Number(index) % 2));
  expect(await walk({ q: "2031" }, limit)).toEqual(
    BY_EVENT.filter(([date]) => String(date).startsWith("2031")),
  );
  expect(await walk({ status: "booked" }, limit)).toEqual([]);
});

test("a cursor of the other order is refused", async () => {
  const { nextCursor = "" } = await pageOfMessages({ limit: 1 });
  const page = pageOfMessages({ limit: 1, order: "event", cursor: nextCursor });
  await expect(page).rejects.toMatchObject({ status: 400 });
});
