import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase } = await import("./connection");
const { withWriteLock } = await import("./write-lock");
const { migrateTo, migrateUnderLock } = await import("./migrate");
const { countMessages, pageOfMessages } = await import("../messages/list");

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

test("messages stored before the search index are found with it, and deleted ones are not", async () => {
  await withWriteLock((db) => migrateTo(db, "005-deposits"));
  const insert = (id: string, text: string) =>
    withWriteLock((db) =>
      // The columns of that time.
      (db as unknown as Kysely<{ messages: Record<string, unknown> }>)
        .insertInto("messages")
        .values({
          id,
          name: "Ann",
          email: "a@b.example",
          event_type: "other",
          event_date: "2030-01-01",
          message: text,
          created_at: `2026-01-01T00:00:0${id}.000Z`,
          search_text: text,
        })
        .execute(),
    );
  await insert("1", "harbor lights");
  await insert("2", "harbor bells");
  await migrateUnderLock(async () => {});
  await insert("3", "safe harbor");

  const find = async (q: string) => (await pageOfMessages({ q, limit: 10 })).messages.map(({ _id }) => _id);
  expect(await find("arbo")).toEqual(["3", "2", "1"]);
  expect(await find("bells harbor")).toEqual(["2"]);
  expect(await countMessages({ q: "harbor" })).toBe(3);

  await withWriteLock((db) => db.deleteFrom("messages").where("id", "in", ["1", "3"]).execute());
  expect(await find("arbo")).toEqual(["2"]);
  await insert("4", "harbor again");
  expect(await find("arbo")).toEqual(["4", "2"]);
});
