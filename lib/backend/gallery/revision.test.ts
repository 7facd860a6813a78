import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { provideExpiry } from "@/lib/process/page-cache";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

/** Ends the pauses that have begun. */
const pauses = vi.hoisted((): (() => void)[] => []);
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise<void>((end) => pauses.push(end)) }));
vi.mock("next/cache", () => ({ unstable_cache: (work: unknown) => work, revalidateTag: () => undefined }));

// Imported after the stub: the settings are read when the modules load.
const { closeDatabase } = await import("../db/connection");
const { migrateUnderLock } = await import("../db/migrate");
const { watchRevisions } = await import("../db/revisions");
const { withWriteLock } = await import("../db/write-lock");
const { announceGalleryChange, galleryPagesDropper } = await import("./revision");

beforeAll(() => migrateUnderLock(announceGalleryChange));
afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

/** Waits until the revision was read, and the pause until the next look has begun. */
const untilPause = () => expect.poll(() => pauses.length).toBe(1);

/** Looks for a change once. */
async function look(): Promise<void> {
  pauses.pop()?.();
  await untilPause();
}

test("pages outlive the start and looks without a change, and each change drops them twice", async () => {
  const dropped: string[] = [];
  provideExpiry(async (tag) => void dropped.push(tag));
  void watchRevisions(await galleryPagesDropper());
  await untilPause();
  await look();
  await look();
  expect(dropped).toEqual([]);
  await withWriteLock(announceGalleryChange);
  await look();
  expect(dropped).toEqual(["gallery"]);
  await look();
  await look();
  expect(dropped).toEqual(["gallery", "gallery"]);
});
