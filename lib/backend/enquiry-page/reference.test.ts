import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { messageRow } = await import("../messages/rows");
const { newReference, randomReference } = await import("./reference");

beforeAll(() => migrateUnderLock(async () => {}));
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const ENQUIRY = {
  name: "Ada",
  email: "ada@a.example",
  eventType: "wedding",
  eventDate: "2030-01-01",
  message: "Hello",
} as const;

const store = (reference: string) =>
  withWriteLock((db) =>
    db
      .insertInto("messages")
      .values(
        messageRow(ENQUIRY, { id: randomUUID(), createdAt: new Date(), requestDigest: null, reference }),
      )
      .execute(),
  );

test("references have no letters that are taken for others, and differ", () => {
  const drawn = Array.from({ length: 500 }, () => randomReference());
  for (const reference of drawn) expect(reference).toMatch(/^GH-[2-9CDFGHJKMNPQRTVWXY]{4}$/);
  expect(new Set(drawn).size).toBeGreaterThan(480);
});

test("a taken reference is drawn again, and longer ones come when the short ones run out", async () => {
  await store("GH-2222");
  const drawn = ["GH-2222", "GH-2222", "GH-3333"];
  expect(await newReference(database(), () => drawn.shift() ?? "")).toBe("GH-3333");
  const always = (length = 0) => `GH-${"2".repeat(length)}`;
  expect(await newReference(database(), always)).toBe("GH-22222");
  await expect(store("GH-2222")).rejects.toThrow(/UNIQUE/);
});
