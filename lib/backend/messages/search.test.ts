import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stub: the settings are read when the module loads.
const { closeDatabase } = await import("../db/connection");
const { matching } = await import("./search");

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Without the first one, which says where to look. */
const parametersOf = (search: string) =>
  matching({ q: search })
    .slice(1)
    .flatMap((condition) => condition.compile(compiler).parameters);

test.each([
  ["words of three characters are looked up, as one phrase each", "José trumpet", ['"jose" "trumpet"']],
  ["a quotation mark is part of the word", 'say "yes"', ['"say" """yes"""']],
  ["operators are words", "dj OR trumpet NOT*", ['"trumpet" "not*"', "%dj%", "%or%"]],
  ["short words are compared, without wildcards", "5% _ \\", ["%5\\%%", "%\\_%", "%\\\\%"]],
  ["an emoji is one character", "🎺🎺", ["%🎺🎺%"]],
  ["a NUL ends a word", "trum\0pet\0", ['"trum" "pet"']],
  ["nothing but spaces finds everything", "  ", []],
])("%s", (_, search, parameters) => {
  expect(parametersOf(search)).toEqual(parameters);
});
