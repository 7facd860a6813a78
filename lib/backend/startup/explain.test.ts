import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stub: the settings are read when the module loads.
const { explain } = await import("./explain");

afterAll(() => rmSync(folder, { recursive: true }));

/** What a real error of SQLite becomes. */
function sentenceOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (explain(error) as Error).message;
  }
  throw new Error("Nothing was thrown.");
}

const file = join(folder, "site.db");
const begin = (options = {}) => new SQLite(file, options).exec("begin immediate; create table a (b)");

test("a folder in place of the database can't be opened", () => {
  mkdirSync(file);
  expect(sentenceOf(begin)).toMatch(
    /^The data folder \S+ contains a database that can't be opened \(SQLITE_CANTOPEN\w*\)\. Set DATA_DIR/,
  );
  rmSync(file, { recursive: true });
});

test("a file that is not a database is named, with the way back", () => {
  writeFileSync(file, "notes ".repeat(1000));
  expect(sentenceOf(begin)).toMatch(/contains a site\.db that is not a database .+ Restore the last backup/);
  rmSync(file);
});

test("a database that is read-only is named, with what to do", () => {
  new SQLite(file).exec("create table c (d)").close();
  expect(sentenceOf(() => begin({ readonly: true }))).toMatch(
    /contains a database that is read-only \(SQLITE_READONLY\)\. Give this user write access/,
  );
});

test.each([
  ["EROFS", "is on a read-only disk (EROFS). Make the disk writable"],
  ["ENOSPC", "is on a full disk (ENOSPC). Free some space"],
  ["SQLITE_FULL", "is on a full disk (SQLITE_FULL). Free some space"],
  ["SQLITE_IOERR_SHMSIZE", "is on a full disk (SQLITE_IOERR_SHMSIZE). Free some space"],
])("%s becomes a sentence with what to do", (code, words) => {
  expect((explain(Object.assign(new Error("?"), { code })) as Error).message).toContain(words);
});

test("an unknown error stays as it is", () => {
  const error = new Error("A defect.");
  expect(explain(error)).toBe(error);
});
