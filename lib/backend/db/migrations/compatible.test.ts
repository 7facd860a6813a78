import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import type { Database } from "../schema";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
vi.stubEnv("DATA_DIR", folder);

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, database } = await import("../connection");
const { withWriteLock } = await import("../write-lock");
const { migrateTo } = await import("../migrate");

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true });
});

const names = readdirSync(import.meta.dirname)
  .filter((name) => /^\d{3}-.+\.ts$/.test(name))
  .map((name) => basename(name, ".ts"))
  .sort();

interface Column {
  name: string;
  type: string;
  notnull: 0 | 1;
  dflt_value: string | null;
  /** 0 for columns that are not part of the primary key. */
  pk: number;
}

interface Table {
  name: string;
  columns: Column[];
  /** The columns of each unique index. */
  unique: string[][];
}

const rowsOf = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(database())).rows;

/** The site's tables in the order in which they were created, so that a row's parents are before it. */
async function readTables(): Promise<Table[]> {
  const tables = await rowsOf<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
      and name not like 'messages_search%' order by rowid`,
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const indexes = await rowsOf<{ name: string; unique: 0 | 1 }>(`pragma index_list(${name})`);
      const unique = await Promise.all(
        indexes
          .filter((index) => index.unique)
          .map(async (index) =>
            (await rowsOf<{ name: string }>(`pragma index_info("${index.name}")`)).map(
              (column) => column.name,
            ),
          ),
      );
      return { name, columns: await rowsOf<Column>(`pragma table_info(${name})`), unique };
    }),
  );
}

/** The same value in all columns that must have one, so that each row refers to the one before. */
function exampleOf({ name, type, notnull, pk }: Column): string | number | null {
  // An item without a file has to have a link.
  if (notnull === 0 && pk === 0 && name !== "link") return null;
  return /int/i.test(type) ? 1 : "x";
}

/** Stores a row in each table as a version that knows only these columns would, and undoes it. */
async function insertInto(tables: Table[]): Promise<void> {
  const undone = new Error("undone");
  const insert = async (db: Kysely<Database>) => {
    for (const { name, columns } of tables)
      await (db as unknown as Kysely<Record<string, Record<string, unknown>>>)
        .insertInto(name)
        .values(Object.fromEntries(columns.map((column) => [column.name, exampleOf(column)])))
        .execute();
    throw undone;
  };
  await expect(withWriteLock(insert)).rejects.toBe(undone);
}

// During an upgrade, instances of the version before go on with the new schema.
test.each(names.slice(1).map((name, index) => [name, names[index] ?? ""]))(
  "%s leaves what a version that knows only %s needs",
  async (name, before) => {
    await withWriteLock((db) => migrateTo(db, before));
    const old = await readTables();
    await withWriteLock((db) => migrateTo(db, name));
    const now = await readTables();
    for (const table of old) {
      const { columns = [], unique = [] } = now.find((other) => other.name === table.name) ?? {};
      for (const { name, type, notnull } of table.columns) {
        const column = columns.find((other) => other.name === name);
        expect(column, `${table.name}.${name}`).toMatchObject({ type });
        expect(column?.notnull, `${table.name}.${name}`).toBeLessThanOrEqual(notnull);
      }
      const known = new Set(table.columns.map((column) => column.name));
      for (const added of columns.filter((column) => !known.has(column.name)))
        expect(added.notnull === 0 || added.dflt_value !== null, `${table.name}.${added.name}`).toBe(true);
      const stricter = unique.filter(
        (index) =>
          index.every((column) => known.has(column)) &&
          // What is unique by fewer columns is also unique by more.
          !table.unique.some((other) => other.every((column) => index.includes(column))),
      );
      expect(stricter, `unique in ${table.name}`).toEqual([]);
    }
    await insertInto(old);
  },
);
