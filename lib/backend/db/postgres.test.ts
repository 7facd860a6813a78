import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { findFreePort, unitTestWorker } from "@/e2e/servers/ports";
import { PostgresServer } from "@/e2e/servers/postgres-server";
import { givenDatabases } from "@/e2e/servers/shared-store";
import type { Database } from "./schema";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const databases = givenDatabases ?? (await PostgresServer.create(await findFreePort(unitTestWorker())));
const DATABASE = `golden_hour_writes_${randomUUID().slice(0, 8)}`;
vi.stubEnv("DATA_DIR", folder);
vi.stubEnv("LOG_LEVEL", "silent");
vi.stubEnv("DATABASE_URL", await databases.newDatabase(DATABASE));

// Imported after the stubs: the settings are read when the modules load.
const { closeDatabase, engine } = await import("./connection");
const { migrateUnderLock } = await import("./migrate");
const { withWriteLock } = await import("./write-lock");

afterAll(async () => {
  await closeDatabase();
  await databases.removeDatabase(DATABASE);
  if (databases instanceof PostgresServer) await databases.remove();
  rmSync(folder, { recursive: true });
});

/** When the server has last heard from a connection, in milliseconds since 1970. */
async function lastHeard(pid: number): Promise<number> {
  const [session] = await databases.query<{ ms: number }>(
    DATABASE,
    `select extract(epoch from state_change)::float8 * 1000 as ms from pg_stat_activity where pid = ${pid}`,
  );
  return session?.ms ?? 0;
}

/** The number of a connection, how long the server waits for its next statement, and how long one may take. */
const session = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ pid: number; patience: string; limit: string }>`select pg_backend_pid() as pid,
    current_setting('idle_in_transaction_session_timeout') as patience,
    current_setting('statement_timeout') as limit`.execute(db);
  return rows[0] ?? { pid: 0, patience: "", limit: "" };
};

test("a write that does something else for long lets the server know that it is there", async () => {
  await migrateUnderLock(async () => {});
  for (const mayTakeLong of [false, true])
    await withWriteLock(
      async (db) => {
        const { pid, patience, limit } = await session(db);
        expect([patience, limit]).toEqual(["8s", mayTakeLong ? "0" : "13s"]);
        const before = await lastHeard(pid);
        await expect.poll(() => lastHeard(pid), { timeout: 8_000 }).toBeGreaterThan(before + 1_000);
      },
      { mayTakeLong },
    );
});

test("the server waits long between two statements of a backup, but not forever", async () => {
  const { db, end } = await engine().freeze();
  expect(await session(db)).toMatchObject({ patience: "1h" });
  await end();
});
