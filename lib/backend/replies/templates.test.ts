import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { replyTemplates, TEMPLATE_IDS } from "@/lib/content/reply-templates";
import { TEMPLATE_LIMIT } from "@/lib/contract/limits";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stub: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { withWriteLock } = await import("../db/write-lock");
const { addTemplate, editTemplate, listTemplates, removeTemplate, restoreTemplate } = await import(
  "./templates"
);

beforeAll(() => migrateUnderLock(async () => {}));
beforeEach(() =>
  withWriteLock(async (db) => {
    await db.deleteFrom("reply_templates").execute();
  }),
);
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const words = { name: "Thanks", text: "Thank you, {first name}." };
const find = async (id: string) => (await listTemplates()).find(({ _id }) => _id === id);

test("a new site has the default templates", async () => {
  expect((await listTemplates()).map(({ _id, origin }) => [_id, origin])).toEqual(
    TEMPLATE_IDS.map((id) => [id, "default"]),
  );
});

test("a default is changed, deleted and restored, and stays in its place", async () => {
  expect(await editTemplate("quote", { ...words, version: 0 })).toMatchObject({
    ...words,
    origin: "changed",
    version: 1,
  });
  await expect(editTemplate("quote", { ...words, version: 0 })).rejects.toMatchObject({ status: 409 });
  await removeTemplate("quote");
  expect(await find("quote")).toMatchObject({ ...words, origin: "removed" });
  await expect(removeTemplate("quote")).rejects.toMatchObject({ status: 404 });
  await expect(editTemplate("quote", { ...words, version: 2 })).rejects.toMatchObject({ status: 404 });
  const restored = await restoreTemplate("quote");
  expect(restored).toMatchObject({ ...replyTemplates.quote, origin: "default" });
  expect(await restoreTemplate("quote")).toEqual(restored);
  // Whoever has had it open since before is told.
  await expect(editTemplate("quote", { ...words, version: 1 })).rejects.toMatchObject({ status: 409 });
  expect((await listTemplates()).map(({ _id }) => _id)).toEqual(TEMPLATE_IDS);
});

test("an own template comes after the defaults, and is gone when it is deleted", async () => {
  const { _id, version } = await addTemplate(words);
  expect((await listTemplates()).at(-1)).toMatchObject({ ...words, origin: "own" });
  await editTemplate(_id, { ...words, name: "Thank you", version });
  expect(await find(_id)).toMatchObject({ name: "Thank you", version: version + 1 });
  await expect(restoreTemplate(_id)).rejects.toMatchObject({ status: 404 });
  await removeTemplate(_id);
  expect(await find(_id)).toBeUndefined();
});

test("there is a limit, and a deleted default does not count", async () => {
  for (let count = TEMPLATE_IDS.length; count < TEMPLATE_LIMIT; count += 1) await addTemplate(words);
  await expect(addTemplate(words)).rejects.toMatchObject({ status: 409 });
  await removeTemplate("available");
  await addTemplate(words);
});
