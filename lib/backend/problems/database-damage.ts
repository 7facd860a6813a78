import "server-only";
import { sql } from "kysely";
import { database } from "../db/connection";
import { log } from "../log";
import { perProcess } from "../per-process";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Codes of SQLite for a file that is not what it wrote. */
const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

const found = () =>
  perProcess<{ damage: string | undefined }>("database damage", () => ({ damage: undefined }));

/** What is wrong with the database, in SQLite's words; undefined if nothing is known to be. */
export const databaseDamage = (): string | undefined => found().damage;

/** Checks the database now and once a day, beside the other work. */
export function watchDatabase(): void {
  void checkDatabase();
  setInterval(checkDatabase, DAY_MS).unref();
}

/** Looks for damage with SQLite's `quick_check` (https://sqlite.org/pragma.html#pragma_quick_check). */
async function checkDatabase(): Promise<void> {
  const damage = await findDamage();
  found().damage = damage;
  if (damage)
    log.error({ damage }, "the database is damaged: stop the site, then npm run restore -- <file> --yes");
}

async function findDamage(): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database());
    const [{ quick_check = "ok" } = {}] = rows;
    return quick_check === "ok" ? undefined : quick_check;
  } catch (error) {
    if (error instanceof Error && "code" in error && DAMAGE_CODES.test(String(error.code)))
      return error.message;
    log.warn({ err: error }, "the database could not be checked");
    return databaseDamage();
  }
}
