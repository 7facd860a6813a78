import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SqliteThreads } from "./threads";

let directory: string;
let db: Kysely<{ numbers: { number: number } }>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "golden-hour-"));
  db = new Kysely({ dialect: new SqliteThreads({ directory, readOnly: false, threads: 1 }) });
  await sql`create table numbers (number integer)`.execute(db);
  await db
    .insertInto("numbers")
    .values([{ number: 1 }])
    .execute();
});

afterEach(async () => {
  await db.destroy();
  rmSync(directory, { recursive: true });
});

test("a statement that was used before shows a column that was added since", async () => {
  const all = () => db.selectFrom("numbers").selectAll().execute();
  expect(await all()).toEqual([{ number: 1 }]);
  await sql`alter table numbers add column word text`.execute(db);
  expect(await all()).toEqual([{ number: 1, word: null }]);
});

test("more statements than are kept work, and so does the first one again", async () => {
  for (const length of [...Array(300).keys(), 0]) {
    const numbers = [1, ...Array(length).fill(2)];
    const found = await db.selectFrom("numbers").selectAll().where("number", "in", numbers).execute();
    expect(found).toEqual([{ number: 1 }]);
  }
});

test("a statement that failed works once its reason is gone", async () => {
  const add = () => sql`insert into words values (1)`.execute(db);
  await expect(add()).rejects.toThrow("no such table: words");
  await sql`create table words (word text)`.execute(db);
  await add();
  await sql`drop table words`.execute(db);
  await expect(add()).rejects.toThrow("no such table: words");
  await sql`create table words (word text, length integer)`.execute(db);
  await expect(add()).rejects.toThrow("2 columns");
});
