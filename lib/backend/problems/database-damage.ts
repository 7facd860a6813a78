import "server-only";
import { engine } from "../db/connection";
import { log } from "../log";
import { perProcess } from "../per-process";

const DAY_MS = 24 * 60 * 60 * 1000;

const found = () =>
  perProcess<{ damage: string | undefined }>("database damage", () => ({ damage: undefined }));

/** What is wrong with the database, in its words; undefined if nothing is known to be. */
export const databaseDamage = (): string | undefined => found().damage;

/** Checks the database now and once a day, beside the other work. */
export function watchDatabase(): void {
  void checkDatabase();
  setInterval(checkDatabase, DAY_MS).unref();
}

async function checkDatabase(): Promise<void> {
  let damage: string | undefined;
  try {
    damage = await engine().findDamage(false);
  } catch (error) {
    log.warn({ err: error }, "the database could not be checked");
    return;
  }
  found().damage = damage;
  if (damage)
    log.error({ damage }, "the database is damaged: stop the site, then npm run restore -- <file> --yes");
}
